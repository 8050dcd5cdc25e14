-- Entries that are in the archive, and no longer here: those of a table up to `revision`, in the file `name`. The head
-- of the table's chain after the last of them tells whether the file holds them.

CREATE TABLE cardavia.archived (
    originator_id uuid PRIMARY KEY,
    revision bigint NOT NULL,
    head bytea NOT NULL,
    name text NOT NULL,
    archived_at bigint NOT NULL
);

-- What is archived counts as if it were here.
CREATE OR REPLACE FUNCTION cardavia.only_the_next_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (
        SELECT FROM added WHERE NOT EXISTS (
            SELECT FROM cardavia.stored_events AS before
            WHERE before.originator_id = added.originator_id
            AND before.originator_version = added.originator_version - 1
        ) AND added.originator_version <> 1 + coalesce(
            (SELECT revision FROM cardavia.archived WHERE archived.originator_id = added.originator_id), 0
        )
    ) THEN
        RAISE 'not the next revision of its table' USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN NULL;
END
$$;

-- Nothing else may ever be deleted.
CREATE FUNCTION cardavia.only_what_is_archived() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (
        SELECT FROM removed WHERE NOT EXISTS (
            SELECT FROM cardavia.archived
            WHERE archived.originator_id = removed.originator_id AND archived.revision >= removed.originator_version
        )
    ) THEN
        RAISE 'the journal is append-only: % on % is refused', TG_OP, TG_TABLE_NAME;
    END IF;
    RETURN NULL;
END
$$;

DROP TRIGGER stored_events_append_only ON cardavia.stored_events;
CREATE TRIGGER stored_events_append_only BEFORE UPDATE OR TRUNCATE ON cardavia.stored_events
FOR EACH STATEMENT EXECUTE FUNCTION cardavia.append_only();
CREATE TRIGGER stored_events_archived AFTER DELETE ON cardavia.stored_events
REFERENCING OLD TABLE AS removed
FOR EACH STATEMENT EXECUTE FUNCTION cardavia.only_what_is_archived();

-- What was archived leaves room, which is to be used again.
ALTER TABLE cardavia.stored_events SET (
    autovacuum_vacuum_threshold = 100000,
    autovacuum_vacuum_scale_factor = 0.05
);
