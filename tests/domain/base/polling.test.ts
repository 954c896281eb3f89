import { describe, expect, it } from 'vitest';

import { type PollingKind, pollWait } from '../../../machines/domain/base/polling';

/** Seconds after the first call at which the page polls. */
function asksAt(kind: PollingKind): number[] {
  const times: number[] = [];
  let at = 0;
  for (let wait = pollWait(kind, 0); wait !== null; wait = pollWait(kind, times.length)) {
    at += wait / 1_000;
    times.push(at);
  }
  return times;
}

describe('polling', () => {
  it('of a payment comes after 2, 3, 5, 8 and 10 s, every 10 s to a minute, every 20 s to five minutes', () => {
    expect(asksAt('payment')).toEqual([
      ...[2, 5, 10, 18, 28],
      ...[38, 48, 58],
      ...[78, 98, 118, 138, 158, 178, 198, 218, 238, 258, 278, 298],
    ]);
  });

  it('of a mandate is the same, to two minutes', () => {
    expect(asksAt('mandate')).toEqual([2, 5, 10, 18, 28, 38, 48, 58, 78, 98, 118]);
  });

  it('does not resume after it has ended', () => {
    expect([pollWait('payment', 20), pollWait('payment', 1_000), pollWait('mandate', 12)]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
