/** A file of two versions in the test's shop, a day each: in 2.0.0 half of 40 visits stop, in 1.9.0 a tenth. */
import type { RecordedBatch } from '../../../../src/inspector/stops/session-lines';
import { shopSessions } from './shops';

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.parse('2026-03-02T04:00:00Z');

/** Lines of a file: the same sessions on a later day, by an app that told its version. */
export function ofVersion(version: string, day: number, recorded: readonly RecordedBatch[]): object[] {
  const move = FIRST_DAY + day * DAY_MS;
  return recorded.map(({ persona, until, batch }) => ({
    persona,
    until: until === null ? null : until + move,
    batch: {
      ...batch,
      sent_at: batch.sent_at + move,
      events: [
        ...batch.events.slice(0, 1).map(({ id, at, properties: { session } }) => ({
          id: id.replace(/^./, 'e'),
          name: 'app_opened',
          at: at + move,
          properties: { environment: 'test', session, version },
        })),
        ...batch.events.map((event) => ({ ...event, at: event.at + move })),
      ],
    },
  }));
}

export const twoVersions: readonly object[] = [
  ...ofVersion('1.9.0', 0, shopSessions(4, 36, 'old')),
  ...ofVersion('2.0.0', 1, shopSessions(20, 20, 'new')),
];
