-- Numbers for what the events name, so that the rest compares and sorts numbers instead of texts.
CREATE TABLE told_changes AS
SELECT DISTINCT journey, from_state, event, to_state
FROM input_events
WHERE name = 'journey_state_changed' AND journey <> '' AND to_state <> '' AND event <> '';

CREATE TABLE journeys AS
SELECT
  row_number() OVER (ORDER BY journey)::INTEGER AS journey_id,
  journey,
  -- An unknown journey counts as one with pages.
  coalesce(has_entry_urls, true) AND NOT coalesce(is_background, false) AS has_pages,
  coalesce(is_background, false) AS is_background,
  chart_journeys.journey IS NOT NULL AS is_known
FROM (SELECT DISTINCT journey FROM told_changes) LEFT JOIN chart_journeys USING (journey);

CREATE TABLE states AS
SELECT
  row_number() OVER (ORDER BY journey, state)::INTEGER AS state_id,
  journey_id,
  state,
  coalesce(is_end, false) AS is_end,
  coalesce(is_stage, false) AS is_stage
FROM (
  SELECT journey, to_state AS state FROM told_changes
  UNION
  SELECT journey, from_state FROM told_changes WHERE from_state IS NOT NULL
)
JOIN journeys USING (journey)
LEFT JOIN chart_states USING (journey, state);

-- change_id 0 is the page being loaded.
CREATE TABLE changes AS
SELECT
  row_number() OVER (ORDER BY journey, from_state, event, to_state)::INTEGER AS change_id,
  -- One comparison in place of four, for each event.
  hash(journey, from_state, event, to_state) AS change_key,
  journey, from_state, event, to_state,
  journeys.journey_id,
  froms.state_id AS from_id,
  tos.state_id AS to_id,
  event = 'back' AS is_back,
  tos.is_end,
  has_pages,
  is_background,
  -- The states that a person sees; as in the pages of a run, without the final state of one that ended by going back.
  CASE WHEN froms.is_stage THEN froms.state_id END AS from_page_id,
  CASE WHEN tos.is_stage AND NOT (tos.is_end AND event = 'back') THEN tos.state_id END AS to_page_id
FROM told_changes
JOIN journeys USING (journey)
JOIN states AS tos ON tos.journey_id = journeys.journey_id AND tos.state = to_state
LEFT JOIN states AS froms ON froms.journey_id = journeys.journey_id AND froms.state = from_state;
