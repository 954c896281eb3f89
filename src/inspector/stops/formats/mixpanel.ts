import { readForeignEvent } from './event-row';
import { isRow, type Row, type RowResult, textOf } from './row';

/**
 * An event of Mixpanel's raw export, a line of JSON: `event`, and `properties` with `time` (seconds, or ms where it was asked
 * for), `distinct_id`, `$insert_id` (https://docs.mixpanel.com/reference/raw-event-export). The export may repeat events.
 */
export function isMixpanelRow(row: Row): boolean {
  return typeof row.event === 'string' && isRow(row.properties) && 'time' in row.properties;
}

export function readMixpanelRow(row: Row): RowResult {
  const properties = isRow(row.properties) ? row.properties : {};
  return readForeignEvent({
    name: textOf(row.event) ?? '',
    properties,
    time: properties.time,
    timeField: 'properties.time',
    visitor: textOf(properties.distinct_id) ?? textOf(properties.$device_id),
    visitorField: 'properties.distinct_id',
    session: textOf(properties.$session_id),
    id: textOf(properties.$insert_id),
    language: null,
    version: textOf(properties.$app_version_string),
  });
}
