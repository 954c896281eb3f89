-- Puts the events of the misplaced visits in order, one after the other.
CREATE OR REPLACE TEMP TABLE ordered_visits AS
WITH visit_lists AS (
  SELECT
    visit,
    list(
      struct_pack(change_id := change_id, journey_id := journey_id, from_id := from_id, to_id := to_id, at_ms := at_ms, ord := ord)
      ORDER BY ord
    ) AS items
  FROM part_events SEMI JOIN misplaced_visits USING (visit) LEFT JOIN changes USING (change_id)
  GROUP BY visit
),
chosen AS (
  SELECT
    visit,
    items,
    -- `picked`: positions in their new order; `states`: the current state of each journey.
    list_reduce(
      list_transform(range(0, len(items) + 1), lambda step: {picked: []::BIGINT[], states: MAP {}::MAP(INTEGER, INTEGER)}),
      lambda done, step: list_transform(
        [coalesce(
          list_filter(
            list_filter(range(1, len(items) + 1), lambda position:
              items[position].at_ms = items[len(done.picked) + 1].at_ms AND NOT list_contains(done.picked, position)),
            lambda position: items[position].from_id IS NULL
              OR items[position].from_id = done.states[items[position].journey_id])[1],
          list_filter(range(1, len(items) + 1), lambda position:
            items[position].at_ms = items[len(done.picked) + 1].at_ms AND NOT list_contains(done.picked, position))[1]
        )],
        lambda next: {
          picked: list_append(done.picked, next),
          states: CASE
            WHEN items[next].change_id = 0 THEN MAP {}::MAP(INTEGER, INTEGER)
            ELSE map_from_entries(list_append(
              list_filter(map_entries(done.states), lambda entry: entry.key <> items[next].journey_id),
              {key: items[next].journey_id, value: items[next].to_id}))
          END
        }
      )[1]
    ).picked AS picked
  FROM visit_lists
),
placed AS (
  SELECT visit, items[unnest(picked)].ord AS old_ord, generate_subscripts(picked, 1) AS new_ord FROM chosen
)
SELECT * FROM placed;

CREATE OR REPLACE TEMP TABLE part_events AS
SELECT
  visit, at_ms, change_id, ord,
  count(*) FILTER (change_id = 0) OVER (PARTITION BY visit ORDER BY ord ROWS UNBOUNDED PRECEDING) AS epoch
FROM (
  SELECT part_events.* REPLACE (coalesce(new_ord, ord) AS ord)
  FROM part_events LEFT JOIN ordered_visits ON ordered_visits.visit = part_events.visit AND old_ord = ord
);
