import { readForeignEvent } from './event-row';
import { isRow, type Row, type RowResult, textOf } from './row';

/** Amplitude's `session_id` of an event outside any session. */
const NO_SESSION = '-1';

/**
 * An event of Amplitude's Export API, a zip of gzipped lines of JSON: `event_type`, `event_time` ("2026-03-02 09:30:00.123000",
 * UTC), `event_properties`, `session_id`, `device_id`, `user_id`, `$insert_id`, `uuid`, `version_name`, `language`
 * (https://amplitude.com/docs/apis/analytics/export).
 */
export function isAmplitudeRow(row: Row): boolean {
  return typeof row.event_type === 'string' && 'event_time' in row;
}

export function readAmplitudeRow(row: Row): RowResult {
  const session = textOf(row.session_id);
  return readForeignEvent({
    name: textOf(row.event_type) ?? '',
    properties: isRow(row.event_properties) ? row.event_properties : {},
    time: row.event_time,
    timeField: 'event_time',
    visitor: textOf(row.device_id) ?? textOf(row.user_id) ?? textOf(row.amplitude_id),
    visitorField: 'device_id',
    session: session === NO_SESSION ? null : session,
    id: textOf(row.$insert_id) ?? textOf(row.uuid),
    language: textOf(row.language),
    version: textOf(row.version_name),
  });
}
