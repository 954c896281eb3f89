-- After a part: its tables go, so that the next part does not stand beside them, and the counts so far become one row a key again. Without
-- this, what is kept grows with the number of parts; the counts of visits, states and ends do, since they have few keys.
DROP TABLE part_visits;
DROP TABLE part_events;
DROP TABLE part_changes;
DROP TABLE part_runs;
DROP TABLE part_states;
DROP TABLE part_buckets;

CREATE OR REPLACE TABLE set_transitions AS
SELECT
  set_id, lender, language, version, day, change_id, bucket,
  sum(changes)::BIGINT AS changes, sum(first_sights)::BIGINT AS first_sights, sum(sessions)::BIGINT AS sessions
FROM set_transitions
GROUP BY ALL;

CREATE OR REPLACE TABLE set_paths AS
SELECT
  set_id, lender, language, version, day, journey_id, pages, run_end,
  sum(runs)::BIGINT AS runs, sum(sessions)::BIGINT AS sessions
FROM set_paths
GROUP BY ALL;

CREATE OR REPLACE TABLE set_before_stops AS
SELECT
  set_id, lender, language, version, day, state_id, run_end, last_changes,
  sum(runs)::BIGINT AS runs, sum(sessions)::BIGINT AS sessions
FROM set_before_stops
GROUP BY ALL;

CREATE OR REPLACE TABLE set_next_pages AS
SELECT
  set_id, lender, language, version, day, change_id, page_id, run_end,
  sum(changes)::BIGINT AS changes, sum(sessions)::BIGINT AS sessions
FROM set_next_pages
GROUP BY ALL;
