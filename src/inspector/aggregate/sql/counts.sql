-- Adds the counts of one part to those of the parts before.

INSERT INTO set_visits
SELECT GROUPING(lender, language, version, day), lender, language, version, day, count(*), count(*) FILTER (NOT has_ended)
FROM part_visits
GROUP BY GROUPING SETS ((), (lender), (language), (version), (day));

-- Each state of a run once, with the change of its first sight. Where a change is missing, the state that it must have led to is a step, too.
CREATE OR REPLACE TEMP TABLE part_states AS
SELECT visit, journey_id, run, state_id, min(position) AS position, arg_min(change_id, position) AS change_id, count(*) AS entered
FROM (
  SELECT visit, journey_id, run, to_id AS state_id, 2 * ord + 1 AS position, change_id FROM part_changes
  UNION ALL
  SELECT visit, journey_id, run, from_id, 2 * ord, -1 FROM part_changes WHERE is_gap
)
GROUP BY visit, journey_id, run, state_id;

CREATE OR REPLACE TEMP TABLE part_buckets AS
SELECT
  visit, change_id,
  -- Buckets of stay times: src/inspector/aggregate/buckets.ts.
  CASE WHEN stay_ms IS NULL THEN NULL WHEN stay_ms < 1 THEN 0 ELSE floor(ln(stay_ms) / ln($bucket_ratio))::INTEGER + 1 END AS bucket,
  count(*) AS changes
FROM part_changes
GROUP BY ALL;

INSERT INTO set_transitions
SELECT
  GROUPING(lender, language, version, day), lender, language, version, day,
  change_id, bucket, sum(changes), sum(first_sights), sum(sessions)
FROM (
  SELECT visit, change_id, bucket, changes, 0 AS first_sights, 0 AS sessions FROM part_buckets
  UNION ALL
  -- A session counts once for a transition: in the bucket of its shortest stay.
  SELECT visit, change_id, min(bucket), 0, 0, 1 FROM part_buckets GROUP BY visit, change_id
  UNION ALL
  SELECT visit, change_id, NULL, 0, count(*), 0 FROM part_states WHERE change_id > 0 GROUP BY visit, change_id
)
JOIN part_visits USING (visit)
GROUP BY GROUPING SETS (
  (change_id, bucket), (change_id, bucket, lender), (change_id, bucket, language), (change_id, bucket, version), (change_id, bucket, day)
);

INSERT INTO set_states
SELECT GROUPING(lender, language, version, day), lender, language, version, day, state_id, sum(entered), sum(reached), count(*)
FROM (
  SELECT visit, state_id, sum(entered) AS entered, count(*) AS reached FROM part_states GROUP BY visit, state_id
)
JOIN part_visits USING (visit)
GROUP BY GROUPING SETS ((state_id), (state_id, lender), (state_id, language), (state_id, version), (state_id, day));

-- Without a state: the runs of the journey with this end; without both: all runs of the journey.
INSERT INTO set_ends
SELECT GROUPING(lender, language, version, day), lender, language, version, day, journey_id, last_state, run_end, sum(runs), count(*)
FROM (
  SELECT visit, journey_id, last_state, run_end, count(*) AS runs
  FROM part_runs
  GROUP BY GROUPING SETS ((visit, journey_id, last_state, run_end), (visit, journey_id, run_end), (visit, journey_id))
)
JOIN part_visits USING (visit)
GROUP BY GROUPING SETS (
  (journey_id, last_state, run_end), (journey_id, last_state, run_end, lender), (journey_id, last_state, run_end, language),
  (journey_id, last_state, run_end, version), (journey_id, last_state, run_end, day)
);

-- The pages of each run in the order of first sight, without the final state of a run that ended by going back.
INSERT INTO set_paths
SELECT GROUPING(lender, language, version, day), lender, language, version, day, journey_id, pages, run_end, sum(runs), count(*)
FROM (
  SELECT visit, journey_id, pages, run_end, count(*) AS runs
  FROM (
    SELECT
      part_runs.visit, part_runs.journey_id, run, run_end,
      coalesce(
        list(state_id ORDER BY position) FILTER (is_stage AND NOT (run_end = 'back' AND position = 2 * last_ord + 1)),
        []::INTEGER[]
      ) AS pages
    FROM part_runs
    JOIN part_states USING (visit, journey_id, run)
    JOIN (SELECT state_id, is_stage FROM states) AS stages USING (state_id)
    GROUP BY ALL
  )
  GROUP BY visit, journey_id, pages, run_end
)
JOIN part_visits USING (visit)
JOIN (SELECT journey_id FROM journeys WHERE is_known) AS known USING (journey_id)
GROUP BY GROUPING SETS (
  (journey_id, pages, run_end), (journey_id, pages, run_end, lender), (journey_id, pages, run_end, language),
  (journey_id, pages, run_end, version), (journey_id, pages, run_end, day)
);

-- What runs did last before they stopped or went elsewhere: up to three changes, the newest last, after the last one that was not reported.
INSERT INTO set_before_stops
SELECT GROUPING(lender, language, version, day), lender, language, version, day, last_state, run_end, last_changes, sum(runs), count(*)
FROM (
  SELECT visit, last_state, run_end, last_changes, count(*) AS runs
  FROM (
    SELECT
      visit, last_state, run_end,
      list_reverse(list_transform(
        newest[1:CASE WHEN newest[1].is_gap THEN 1 WHEN newest[2].is_gap THEN 2 ELSE 3 END], lambda change: change.change_id
      )) AS last_changes
    FROM (
      SELECT visit, journey_id, run, last_state, run_end, max_by(struct_pack(change_id := change_id, is_gap := is_gap), ord, 3) AS newest
      FROM part_changes JOIN part_runs USING (visit, journey_id, run)
      WHERE run_end IN ('stopped', 'left')
      GROUP BY visit, journey_id, run, last_state, run_end
    )
  )
  GROUP BY visit, last_state, run_end, last_changes
)
JOIN part_visits USING (visit)
GROUP BY GROUPING SETS (
  (last_state, run_end, last_changes), (last_state, run_end, last_changes, lender), (last_state, run_end, last_changes, language),
  (last_state, run_end, last_changes, version), (last_state, run_end, last_changes, day)
);

-- After each change but starts: the first page after the state that it led to; how the run ended where there is none.
INSERT INTO set_next_pages
SELECT GROUPING(lender, language, version, day), lender, language, version, day, change_id, page_id, run_end, sum(changes), count(*)
FROM (
  SELECT visit, change_id, page_id, CASE WHEN page_id IS NULL THEN run_end END AS run_end, count(*) AS changes
  FROM (
    SELECT
      part_changes.visit, part_changes.journey_id, run, change_id, part_changes.from_id,
      -- Of a change before which one was not reported, the state before it was seen first.
      first_value(CASE WHEN is_gap THEN coalesce(from_page_id, to_page_id) ELSE to_page_id END IGNORE NULLS)
        OVER (PARTITION BY part_changes.visit, part_changes.journey_id, run ORDER BY ord ROWS BETWEEN 1 FOLLOWING AND UNBOUNDED FOLLOWING) AS page_id
    FROM part_changes JOIN (SELECT change_id, from_page_id, to_page_id FROM changes) AS pages USING (change_id)
  )
  JOIN part_runs USING (visit, journey_id, run)
  JOIN (SELECT journey_id FROM journeys WHERE is_known) AS known USING (journey_id)
  WHERE from_id IS NOT NULL
  GROUP BY ALL
)
JOIN part_visits USING (visit)
GROUP BY GROUPING SETS (
  (change_id, page_id, run_end), (change_id, page_id, run_end, lender), (change_id, page_id, run_end, language),
  (change_id, page_id, run_end, version), (change_id, page_id, run_end, day)
);
