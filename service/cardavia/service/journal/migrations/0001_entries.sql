-- Entries and what is written in their transactions. The first column of a key is what a distributed database would
-- divide the rows by: the table (originator_id), the scope of a request, the player. No sequence runs over all tables.
-- What callers choose is kept as bytes, in UTF-8: `text` cannot hold U+0000.

-- The event store's own table and type, as the eventsourcing library makes them.
CREATE TABLE cardavia.stored_events (
    originator_id uuid NOT NULL,
    originator_version bigint NOT NULL,
    topic text NOT NULL,
    state bytea NOT NULL,
    PRIMARY KEY (originator_id, originator_version)
) WITH (
    -- Rows are never changed, so there is nothing to vacuum but new ones, and statistics to keep.
    autovacuum_vacuum_threshold = 100000000,
    autovacuum_vacuum_scale_factor = 0.5,
    autovacuum_analyze_threshold = 1000,
    autovacuum_analyze_scale_factor = 0.01
);

CREATE TYPE cardavia.stored_event_uuid AS (originator_id uuid, originator_version bigint, topic text, state bytea);

-- A request id is unique in its scope: a seat of a table, or all openings.
CREATE TABLE cardavia.requests (
    scope bytea NOT NULL,
    id bytea NOT NULL,
    digest bytea NOT NULL,
    originator_id uuid NOT NULL,
    originator_version bigint NOT NULL,
    PRIMARY KEY (scope, id)
);

CREATE TABLE cardavia.seals (
    originator_id uuid NOT NULL,
    originator_version bigint NOT NULL,
    head bytea NOT NULL,
    key_id text NOT NULL,
    signature bytea NOT NULL,
    PRIMARY KEY (originator_id, originator_version)
);

CREATE TABLE cardavia.summaries (
    originator_id uuid PRIMARY KEY,
    game text NOT NULL,
    status text NOT NULL,
    listed boolean NOT NULL,
    label bytea NOT NULL,
    owner bytea NOT NULL,
    previous uuid,
    opened_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    revision bigint NOT NULL
) WITH (fillfactor = 70); -- a row is changed with each entry, mostly within its page

CREATE INDEX summaries_by_time ON cardavia.summaries (opened_at, originator_id);
CREATE INDEX summaries_by_listed ON cardavia.summaries (listed, opened_at, originator_id);
CREATE INDEX summaries_by_status ON cardavia.summaries (status, opened_at, originator_id);
CREATE INDEX summaries_by_label ON cardavia.summaries (label, opened_at, originator_id);
CREATE INDEX summaries_by_owner ON cardavia.summaries (owner, opened_at, originator_id);

CREATE TABLE cardavia.names (
    player bytea PRIMARY KEY,
    name text NOT NULL
) WITH (
    -- Rows that were deleted are cleared away with the next round of autovacuum, however few they are.
    autovacuum_vacuum_threshold = 0,
    autovacuum_vacuum_scale_factor = 0
);

-- A gap would be as wrong as a revision taken twice: an entry decided on one that was refused must not get in. Entries
-- are never deleted, so what is seen once stays true, whatever others do at the same time.
CREATE FUNCTION cardavia.only_the_next_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (
        SELECT FROM added WHERE originator_version <> 1 AND NOT EXISTS (
            SELECT FROM cardavia.stored_events AS before
            WHERE before.originator_id = added.originator_id
            AND before.originator_version = added.originator_version - 1
        )
    ) THEN
        RAISE 'not the next revision of its table' USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN NULL;
END
$$;

CREATE TRIGGER stored_events_next AFTER INSERT ON cardavia.stored_events
REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION cardavia.only_the_next_revision();

CREATE FUNCTION cardavia.append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE 'the journal is append-only: % on % is refused', TG_OP, TG_TABLE_NAME;
END
$$;

CREATE TRIGGER stored_events_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON cardavia.stored_events
FOR EACH STATEMENT EXECUTE FUNCTION cardavia.append_only();
CREATE TRIGGER requests_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON cardavia.requests
FOR EACH STATEMENT EXECUTE FUNCTION cardavia.append_only();
CREATE TRIGGER seals_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON cardavia.seals
FOR EACH STATEMENT EXECUTE FUNCTION cardavia.append_only();
