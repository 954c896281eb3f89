-- Visits with events of one millisecond that do not stand in the order of their states: of those events, a change that continues from the
-- current state of its journey comes first. Nearly no visit has such events; the others are left alone.
CREATE OR REPLACE TEMP TABLE misplaced_visits AS
WITH followed AS (
  SELECT
    visit, at_ms, from_id,
    lag(to_id) OVER in_journey AS state_before,
    lag(epoch) OVER in_journey AS epoch_before,
    epoch
  FROM part_events JOIN changes USING (change_id)
  WINDOW in_journey AS (PARTITION BY visit, journey_id ORDER BY ord)
)
SELECT DISTINCT visit
FROM followed
SEMI JOIN (SELECT visit, at_ms FROM part_events GROUP BY visit, at_ms HAVING count(*) > 1) AS tied USING (visit, at_ms)
WHERE from_id IS NOT NULL AND (state_before IS DISTINCT FROM from_id OR epoch_before <> epoch);
