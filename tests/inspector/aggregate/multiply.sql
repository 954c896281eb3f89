-- Copies of walked sessions, each with a pace, a day, a language and a version of its own: enough to measure the counting, no more.
-- The table `walked_events` is the walked sessions. `$first` to `$last`: numbers of the copies in this file.
COPY (
  WITH visit_starts AS (
    SELECT visitor, session, persona, min(at_ms) AS started_at FROM walked_events GROUP BY ALL
  ),
  copies AS (
    SELECT
      *,
      copy,
      hash(visitor, session, persona, copy) AS draw
    FROM walked_events JOIN visit_starts USING (visitor, session, persona), range($first, $last) AS copies(copy)
  )
  SELECT
    printf('%016x%016x', hash(id), draw) AS id,
    name,
    -- From half to one and a half of the walked pace; within four weeks.
    started_at + (draw % 2_419_200_000)::BIGINT + ((at_ms - started_at) * (0.5 + (draw % 1_000) / 1_000.0))::BIGINT AS "at",
    started_at + (draw % 2_419_200_000)::BIGINT + ((at_ms - started_at) * (0.5 + (draw % 1_000) / 1_000.0))::BIGINT + 5_000 AS sent_at,
    printf('%032x', draw) AS visitor_id,
    printf('%016x', draw) AS session,
    journey, from_state AS "from", to_state AS "to", event, lender,
    CASE WHEN name = 'app_opened' THEN ['en', 'hi', 'mr'][((draw // 7) % 3)::BIGINT + 1] END AS language,
    CASE WHEN name = 'app_opened' THEN ['1.8.0', '1.9.0', '1.9.1', '2.0.0'][((draw // 11) % 4)::BIGINT + 1] END AS version
  FROM copies
  ORDER BY "at", position
) TO $file (FORMAT parquet, COMPRESSION zstd);
