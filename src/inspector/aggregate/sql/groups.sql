-- The counts of all parts added up, with names in place of numbers. Tables made: group_visits, group_transitions, group_states, group_ends,
-- group_ways.
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

-- Only the most frequent ways of a journey are told: there is no limit to how many different ones there are.
CREATE TEMP TABLE named_ways AS
SELECT journey_id, pages, list_transform(pages, lambda page: state_names[page]) AS way
FROM (
  SELECT journey_id, pages
  FROM set_ways
  WHERE set_id = 15
  GROUP BY journey_id, pages
  QUALIFY row_number() OVER (PARTITION BY journey_id ORDER BY sum(runs) DESC, pages) <= $max_ways
),
(SELECT list(state ORDER BY state_id) AS state_names FROM states);

CREATE TEMP TABLE group_ways AS
SELECT
  set_id, lender, language, version, day, journey,
  CASE WHEN way IS NULL THEN '(other)' ELSE array_to_string(way, '|') END AS way,
  run_end,
  sum(runs)::BIGINT AS runs, sum(sessions)::BIGINT AS sessions
FROM set_ways
JOIN journeys USING (journey_id)
LEFT JOIN named_ways USING (journey_id, pages)
GROUP BY ALL;
