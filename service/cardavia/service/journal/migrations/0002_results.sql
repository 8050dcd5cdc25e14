-- Results: when a table ended (0: not yet) and how its deal was settled, as lists in JSON, in the row for lists.

ALTER TABLE cardavia.summaries
    ADD COLUMN ended_at bigint NOT NULL DEFAULT 0,
    ADD COLUMN scores text NOT NULL DEFAULT '[]',
    ADD COLUMN winners text NOT NULL DEFAULT '[]';

-- Scores are in entries, which nobody reads here: whoever reads results looks there for these.
UPDATE cardavia.summaries SET ended_at = updated_at WHERE status IN ('over', 'closed', 'void');

CREATE INDEX results_by_time ON cardavia.summaries (ended_at, originator_id) WHERE ended_at <> 0;
CREATE INDEX results_by_label ON cardavia.summaries (label, ended_at, originator_id) WHERE ended_at <> 0;
