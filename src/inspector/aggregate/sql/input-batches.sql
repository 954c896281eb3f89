-- Batches of openapi/analytics.yaml, one a line: bare, or as {persona, until, batch}.
-- Variables: $files. A line that is no batch gives no event.
CREATE OR REPLACE VIEW input_batches AS
SELECT
  persona,
  until AS until_ms,
  coalesce(batch.visitor_id, visitor_id) AS visitor,
  coalesce(batch.sent_at, sent_at) AS sent_at,
  coalesce(batch.events, events) AS events
FROM read_json(
  $files,
  format = 'newline_delimited',
  ignore_errors = true,
  columns = {
    persona: 'VARCHAR',
    until: 'BIGINT',
    visitor_id: 'VARCHAR',
    sent_at: 'BIGINT',
    events: 'STRUCT(id VARCHAR, name VARCHAR, "at" BIGINT, properties MAP(VARCHAR, VARCHAR))[]',
    batch: 'STRUCT(visitor_id VARCHAR, sent_at BIGINT, events STRUCT(id VARCHAR, name VARCHAR, "at" BIGINT, properties MAP(VARCHAR, VARCHAR))[])'
  }
);

CREATE OR REPLACE VIEW input_events AS
WITH numbered AS (
  SELECT persona, until_ms, visitor, sent_at, unnest(events) AS item, generate_subscripts(events, 1) AS position
  FROM input_batches
)
SELECT
  -- Events of one millisecond are in the order of their batches, then of their place in it.
  position,
  persona, until_ms, visitor, sent_at,
  item.id AS id,
  item.name AS name,
  item."at" AS at_ms,
  item.properties['session'] AS session,
  item.properties['journey'] AS journey,
  item.properties['from'] AS from_state,
  item.properties['to'] AS to_state,
  item.properties['event'] AS event,
  -- A file of counts has no group without a name: an empty text is none.
  nullif(item.properties['lender'], '') AS lender,
  nullif(item.properties['language'], '') AS language,
  nullif(item.properties['version'], '') AS version
FROM numbered;
