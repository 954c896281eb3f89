-- Writes the events into `$parts` parts by visit, so that each part fits into memory: a visit is one tab of one browser, with one persona.
-- A 64-bit hash names it: among a hundred million visits, two share a name with a chance of 3 in 10,000.
-- `change_id` is null for an event that is not counted: it only keeps its visit alive.
COPY (
  SELECT
    hash(visitor, session, persona) AS visit,
    hash(visitor, session, persona) % $parts AS part,
    hash(id) AS id,
    at_ms, sent_at, position, until_ms,
    CASE WHEN name = 'app_opened' THEN 0 ELSE change_id END AS change_id,
    CASE WHEN change_id IS NOT NULL THEN lender END AS lender,
    CASE WHEN name = 'app_opened' THEN language END AS language,
    CASE WHEN name = 'app_opened' THEN version END AS version
  FROM input_events
  LEFT JOIN (SELECT change_id, change_key FROM changes) AS keys ON change_key =
    CASE WHEN name = 'journey_state_changed' THEN hash(journey, from_state, event, to_state) END
) TO $folder (FORMAT parquet, PARTITION_BY (part), OVERWRITE_OR_IGNORE true, COMPRESSION snappy);
