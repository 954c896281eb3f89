-- The counts of all parts added up, with names in place of numbers. Tables made: group_visits, group_transitions, group_states, group_ends,
-- group_paths, group_before_stops, group_next_pages.
CREATE TEMP TABLE group_visits AS
SELECT set_id, lender, language, version, day, sum(visits)::BIGINT AS visits, sum(open_visits)::BIGINT AS open_visits
FROM set_visits
GROUP BY ALL;

CREATE TEMP TABLE group_transitions AS
SELECT
  set_id, lender, language, version, day, journey, from_state, event, to_state, bucket,
  sum(changes)::BIGINT AS changes,
  sum(first_sights)::BIGINT AS first_sights,
  sum(sessions)::BIGINT AS sessions
FROM set_transitions JOIN changes USING (change_id)
GROUP BY ALL;

CREATE TEMP TABLE group_states AS
SELECT
  set_id, lender, language, version, day, journey, state,
  sum(entered)::BIGINT AS entered, sum(reached)::BIGINT AS reached, sum(sessions)::BIGINT AS sessions
FROM set_states JOIN states USING (state_id) JOIN journeys USING (journey_id)
GROUP BY ALL;

CREATE TEMP TABLE group_ends AS
SELECT
  set_id, lender, language, version, day, journey, state, run_end,
  sum(runs)::BIGINT AS runs, sum(sessions)::BIGINT AS sessions
FROM set_ends
JOIN journeys USING (journey_id)
LEFT JOIN (SELECT state_id, state FROM states) AS last_states USING (state_id)
GROUP BY ALL;

-- Only the most frequent paths of a journey are listed: there is no limit to how many different ones there are.
CREATE TEMP TABLE named_paths AS
SELECT journey_id, pages, list_transform(pages, lambda page: state_names[page]) AS path
FROM (
  SELECT journey_id, pages
  FROM set_paths
  WHERE set_id = 15
  GROUP BY journey_id, pages
  QUALIFY row_number() OVER (PARTITION BY journey_id ORDER BY sum(runs) DESC, pages) <= $max_paths
),
(SELECT list(state ORDER BY state_id) AS state_names FROM states);

-- Two paths that are not listed may be of the same sessions: together they are certainly of as many as the larger one.
CREATE TEMP TABLE group_paths AS
SELECT
  set_id, lender, language, version, day, journey,
  CASE WHEN path IS NULL THEN '(other)' ELSE array_to_string(path, '|') END AS path,
  run_end,
  sum(runs)::BIGINT AS runs, max(sessions)::BIGINT AS sessions
FROM (
  SELECT set_id, lender, language, version, day, journey_id, pages, run_end, sum(runs) AS runs, sum(sessions) AS sessions
  FROM set_paths
  GROUP BY ALL
)
JOIN journeys USING (journey_id)
LEFT JOIN named_paths USING (journey_id, pages)
GROUP BY ALL;

-- As many as of paths: the others of a stop are one row.
CREATE TEMP TABLE named_before_stops AS
SELECT state_id, run_end, last_changes,
  to_json(list_transform(last_changes, lambda change: [change_names[change].from_state, change_names[change].event]))::VARCHAR AS told_changes
FROM (
  SELECT state_id, run_end, last_changes
  FROM set_before_stops JOIN states USING (state_id)
  WHERE set_id = 15
  GROUP BY journey_id, state_id, run_end, last_changes
  QUALIFY row_number() OVER (PARTITION BY journey_id ORDER BY sum(runs) DESC, state_id, run_end, last_changes) <= $max_paths
),
(SELECT list(struct_pack(from_state := from_state, event := event) ORDER BY change_id) AS change_names FROM changes);

CREATE TEMP TABLE group_before_stops AS
SELECT
  set_id, lender, language, version, day, journey, state, run_end,
  coalesce(told_changes, '[["(other)","(other)"]]') AS last_changes,
  sum(runs)::BIGINT AS runs, max(sessions)::BIGINT AS sessions
FROM (
  SELECT set_id, lender, language, version, day, state_id, run_end, last_changes, sum(runs) AS runs, sum(sessions) AS sessions
  FROM set_before_stops
  GROUP BY ALL
) AS counted
JOIN states USING (state_id)
JOIN journeys USING (journey_id)
LEFT JOIN named_before_stops USING (state_id, run_end, last_changes)
GROUP BY set_id, lender, language, version, day, journey, state, run_end, coalesce(told_changes, '[["(other)","(other)"]]');

CREATE TEMP TABLE group_next_pages AS
SELECT
  set_id, lender, language, version, day, changes.journey, from_state, event, to_state, state AS page, run_end,
  sum(set_next_pages.changes)::BIGINT AS changes, sum(sessions)::BIGINT AS sessions
FROM set_next_pages
JOIN changes USING (change_id)
LEFT JOIN (SELECT state_id AS page_id, state FROM states) AS pages USING (page_id)
GROUP BY ALL;
