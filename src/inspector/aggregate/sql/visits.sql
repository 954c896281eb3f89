-- One part: its visits, and their events in order of time.
-- Tables made: part_visits(visit, what it is told apart by, has_ended), part_events(visit, ord, epoch, at_ms, change_id).
CREATE OR REPLACE TEMP TABLE sent_events AS
SELECT visit, id, at_ms, sent_at, position, until_ms, change_id, lender, language, version
FROM read_parquet($part_files, hive_partitioning = false);

-- An event that was sent again counts once. Few are: only those are sorted.
CREATE OR REPLACE TEMP TABLE repeated_ids AS
SELECT visit, id FROM sent_events GROUP BY visit, id HAVING count(*) > 1;

CREATE OR REPLACE TEMP TABLE first_copies AS
SELECT * FROM sent_events SEMI JOIN repeated_ids USING (visit, id)
QUALIFY row_number() OVER (PARTITION BY visit, id ORDER BY sent_at, position) = 1;

DELETE FROM sent_events USING repeated_ids
WHERE sent_events.visit = repeated_ids.visit AND sent_events.id = repeated_ids.id;

INSERT INTO sent_events SELECT * FROM first_copies;

CREATE OR REPLACE TEMP TABLE part_visits AS
SELECT
  visit,
  last(lender ORDER BY at_ms, sent_at, position) FILTER (lender IS NOT NULL) AS lender,
  last(language ORDER BY at_ms, sent_at, position) FILTER (language IS NOT NULL) AS language,
  last(version ORDER BY at_ms, sent_at, position) FILTER (version IS NOT NULL) AS version,
  -- The day in India (UTC + 5:30), of the first event.
  strftime(make_timestamp((min(at_ms) + 19_800_000) * 1_000), '%Y-%m-%d') AS day,
  max(coalesce(until_ms, $last_sent_at)) - max(at_ms) >= 1_800_000 AS has_ended
FROM sent_events
GROUP BY visit;

CREATE OR REPLACE TEMP TABLE part_events AS
SELECT
  visit, at_ms, change_id,
  row_number() OVER in_visit AS ord,
  -- How often the page was loaded so far.
  count(*) FILTER (change_id = 0) OVER in_visit AS epoch
FROM sent_events
WHERE change_id IS NOT NULL
WINDOW in_visit AS (PARTITION BY visit ORDER BY at_ms, sent_at, position ROWS UNBOUNDED PRECEDING);

DROP TABLE sent_events;
