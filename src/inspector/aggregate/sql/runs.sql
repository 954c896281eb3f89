-- The runs of one part: src/inspector/stops/runs.ts as windows. Tables read: part_events, part_visits, changes.
-- Tables made: part_changes(visit, journey_id, run, ord, change_id, from_id, to_id, is_gap, stay_ms), part_runs(visit, journey_id, run, last_ord, last_state, run_end).

-- A change of a journey with pages starts a run unless the last change of such a journey, since the page was loaded, was its own and
-- not its end: at most one such run is open.
CREATE OR REPLACE TEMP TABLE page_changes AS
WITH marked AS (
  SELECT
    part_events.*, journey_id, from_id, to_id, is_back, is_end, has_pages, is_background,
    last_value(CASE WHEN change_id = 0 THEN -1 WHEN has_pages AND is_end THEN -1 WHEN has_pages THEN journey_id END IGNORE NULLS)
      OVER (PARTITION BY visit ORDER BY ord ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS open_journey
  FROM part_events LEFT JOIN changes USING (change_id)
)
SELECT
  * EXCLUDE (open_journey),
  has_pages AND (from_id IS NULL OR open_journey IS DISTINCT FROM journey_id) AS is_page_start,
  -- How many runs with pages began so far in the visit.
  count(*) FILTER (has_pages AND (from_id IS NULL OR open_journey IS DISTINCT FROM journey_id))
    OVER (PARTITION BY visit ORDER BY ord ROWS UNBOUNDED PRECEDING) AS page_run
FROM marked
WHERE change_id <> 0;

-- The other charts run inside: until their end, the next run with pages (but those that run as long as the page), or a reload.
CREATE OR REPLACE TEMP TABLE part_changes AS
WITH followed AS (
  SELECT
    *,
    lag(to_id) OVER in_journey AS state_before,
    at_ms - lag(at_ms) OVER in_journey AS since_ms,
    CASE
      WHEN has_pages THEN is_page_start
      ELSE from_id IS NULL
        OR lag(epoch) OVER in_journey IS DISTINCT FROM epoch
        OR lag(is_end) OVER in_journey
        OR (NOT is_background AND lag(page_run) OVER in_journey <> page_run)
    END AS is_start
  FROM page_changes
  WINDOW in_journey AS (PARTITION BY visit, journey_id ORDER BY ord)
)
SELECT
  visit, journey_id, ord, epoch, page_run, change_id, from_id, to_id, is_back, is_end, has_pages, is_background,
  count(*) FILTER (is_start) OVER (PARTITION BY visit, journey_id ORDER BY ord ROWS UNBOUNDED PRECEDING) AS run,
  -- The change before was not reported: the length of both stays is unknown.
  from_id IS NOT NULL AND (is_start OR state_before IS DISTINCT FROM from_id) AS is_gap,
  CASE WHEN NOT is_start AND state_before = from_id THEN since_ms END AS stay_ms
FROM followed;

DROP TABLE page_changes;

CREATE OR REPLACE TEMP TABLE part_runs AS
WITH last_changes AS (
  SELECT
    visit, journey_id, run,
    any_value(is_background) AS is_background,
    any_value(has_pages) AS has_pages,
    max(epoch) AS epoch,
    max(page_run) AS page_run,
    max(ord) AS last_ord,
    arg_max(change_id, ord) AS change_id
  FROM part_changes
  GROUP BY visit, journey_id, run
),
visit_ends AS (
  SELECT visit, max(epoch) AS last_epoch FROM part_events GROUP BY visit
),
last_runs AS (
  SELECT visit, journey_id, epoch, max(run) AS newest_run FROM last_changes GROUP BY visit, journey_id, epoch
),
placed AS (
  SELECT
    last_changes.*,
    last_epoch,
    to_id AS last_state,
    run = newest_run AS is_newest,
    CASE WHEN NOT is_end THEN NULL WHEN is_back THEN 'back' ELSE 'finished' END AS chart_end
  FROM last_changes
  JOIN visit_ends USING (visit)
  JOIN last_runs USING (visit, journey_id, epoch)
  JOIN (SELECT change_id, to_id, is_back, is_end FROM changes) AS ends USING (change_id)
),
-- The run of the page that is shown when the visit ends: the last one with pages since the page was loaded.
page_ends AS (
  SELECT
    visit,
    max(page_run) AS last_page_run,
    max(last_ord) FILTER (epoch = last_epoch) AS shown_ord,
    arg_max(chart_end IS NOT NULL, last_ord) FILTER (epoch = last_epoch) AS shown_has_ended
  FROM placed
  WHERE has_pages
  GROUP BY visit
)
SELECT
  placed.visit, journey_id, run, last_ord, last_state,
  CASE
    WHEN chart_end IS NOT NULL THEN chart_end
    WHEN is_background THEN if(is_newest, 'open', 'left')
    WHEN NOT is_newest OR epoch < last_epoch OR page_run < coalesce(last_page_run, 0) THEN 'left'
    WHEN NOT has_ended THEN 'open'
    WHEN has_pages OR shown_ord IS NULL THEN 'stopped'
    -- An invoked chart starts one change before the invoking state is reported.
    WHEN NOT shown_has_ended AND last_ord >= shown_ord - 1 THEN 'stopped'
    ELSE 'left'
  END AS run_end
FROM placed
JOIN part_visits ON part_visits.visit = placed.visit
LEFT JOIN page_ends ON page_ends.visit = placed.visit;
