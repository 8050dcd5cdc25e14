-- Which processes serve this journal, and who is at which table by a stream of theirs. All of it is of the moment, may
-- be lost, and says nothing about the entries.

-- A replica whose lease was not renewed for a few seconds, by the database's clock, is taken to be gone. What its keys
-- are is kept as hashes, so that replicas with different keys do not serve side by side.
CREATE TABLE cardavia.replicas (
    id uuid PRIMARY KEY,
    renewed_at timestamptz NOT NULL,
    ready boolean NOT NULL,
    token_key bytea NOT NULL,
    administrator_key bytea NOT NULL
) WITH (fillfactor = 20); -- a row is changed twice a second, within its page

-- One row for each seat that has a stream at a replica, however many; spectators of a table are seat -1.
CREATE TABLE cardavia.presence (
    originator_id uuid NOT NULL,
    seat smallint NOT NULL,
    replica uuid NOT NULL,
    PRIMARY KEY (originator_id, seat, replica)
);

CREATE INDEX presence_by_replica ON cardavia.presence (replica);
