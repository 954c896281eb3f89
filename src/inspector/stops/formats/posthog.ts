import { readForeignEvent } from './event-row';
import { bad, isRow, type Row, type RowResult, textOf } from './row';

/**
 * An event of PostHog's batch exports, as a line of JSON or a row of Parquet: `uuid`, `event`, `distinct_id`, `properties` (an
 * object, or JSON as text), `timestamp` (https://posthog.com/docs/cdp/batch-exports/s3).
 */
export function isPosthogRow(row: Row): boolean {
  return typeof row.event === 'string' && 'distinct_id' in row && 'timestamp' in row;
}

export function readPosthogRow(row: Row): RowResult {
  const properties = propertiesOf(row.properties);
  if (properties === null) return bad('properties', 'not-object');
  return readForeignEvent({
    name: textOf(row.event) ?? '',
    properties,
    time: row.timestamp,
    timeField: 'timestamp',
    visitor: textOf(row.distinct_id),
    visitorField: 'distinct_id',
    session: textOf(properties.$session_id),
    id: textOf(row.uuid),
    language: null,
    version: textOf(properties.$app_version),
  });
}

function propertiesOf(value: unknown): Row | null {
  if (isRow(value)) return value;
  if (value == null) return {};
  if (typeof value !== 'string') return null;
  try {
    const parsed: unknown = JSON.parse(value);
    return isRow(parsed) ? parsed : null;
  } catch {
    return null;
  }
}
