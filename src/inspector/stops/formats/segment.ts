import { readForeignEvent } from './event-row';
import { isRow, type Row, type RowResult, textOf } from './row';

/**
 * A call of Segment, a line of JSON: `type`, and of a track call `event` and `properties`, with the common fields `messageId`,
 * `anonymousId`, `userId`, `timestamp`, `context` (https://segment.com/docs/connections/spec/track,
 * https://segment.com/docs/connections/spec/common). Other calls are of something else.
 */
export function isSegmentRow(row: Row): boolean {
  return typeof row.type === 'string' && ('anonymousId' in row || 'userId' in row);
}

export function readSegmentRow(row: Row): RowResult {
  if (row.type !== 'track') return { kind: 'other' };
  const context = isRow(row.context) ? row.context : {};
  const app = isRow(context.app) ? context.app : {};
  return readForeignEvent({
    name: textOf(row.event) ?? '',
    properties: isRow(row.properties) ? row.properties : {},
    time: row.timestamp,
    timeField: 'timestamp',
    visitor: textOf(row.anonymousId) ?? textOf(row.userId),
    visitorField: 'anonymousId',
    session: textOf(context.sessionId),
    id: textOf(row.messageId),
    language: textOf(context.locale),
    version: textOf(app.version),
  });
}
