import { describe, expect, it } from 'vitest';

import { createRandom } from './random';
import { createVirtualTime } from './virtual-time';

describe('randomness', () => {
  it('is the same for the same merchant, and different for the next', () => {
    const drawn = (seed: number, stream: number) => {
      const random = createRandom(seed, stream);
      return [random.draw(), random.wholeNumber(1, 1_000), random.logNormal(10)];
    };
    expect(drawn(1, 5)).toEqual(drawn(1, 5));
    expect(drawn(1, 5)).not.toEqual(drawn(1, 6));
    expect(drawn(1, 5)).not.toEqual(drawn(2, 5));
  });

  it('follows the weights, and its times lie around their median', () => {
    const random = createRandom(3);
    const picks = Array.from(
      { length: 4_000 },
      () => random.weighted([{ weight: 1 }, { weight: 3 }])?.weight,
    );
    expect(picks.filter((weight) => weight === 3).length / picks.length).toBeCloseTo(0.75, 1);
    const times = Array.from({ length: 4_000 }, () => random.logNormal(10));
    expect(times.filter((time) => time < 10).length / times.length).toBeCloseTo(0.5, 1);
    expect(random.weighted([])).toBeUndefined();
  });
});

describe('virtual time', () => {
  it('runs timers when they are due; of two that are due at the same time, the one that was set first', () => {
    const time = createVirtualTime(1_000);
    const done: string[] = [];
    time.clock.setTimeout(() => done.push(`late ${time.now()}`), 500);
    time.clock.setTimeout(() => done.push(`first ${time.now()}`), 200);
    time.clock.setTimeout(() => done.push(`second ${time.now()}`), 200);
    expect(time.nextDue()).toBe(1_200);
    time.runNextTimer();
    time.runNextTimer();
    time.runNextTimer();
    expect(done).toEqual(['first 1200', 'second 1200', 'late 1500']);
    expect(time.nextDue()).toBeNull();
  });

  it('removes an aborted wait', async () => {
    const time = createVirtualTime(0);
    const given = new AbortController();
    void time.wait(100, given.signal);
    given.abort();
    expect(time.nextDue()).toBeNull();
    const waited = time.wait(100);
    time.runNextTimer();
    await waited;
    expect(time.now()).toBe(100);
  });
});
