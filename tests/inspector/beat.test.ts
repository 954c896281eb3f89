import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { type Beat, createBeat } from '../../src/telemetry/inspection/beat';

const BEAT = 800;

let beat: Beat;
let ran: number[];
/** When the newest note was made, ms of the test's clock. */
let lastAt: number;

const wait = () => {
  const begun = Date.now();
  return beat.whenIdle(
    () => ran.push(Date.now() - begun),
    () => lastAt,
  );
};

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('requestIdleCallback', (run: (deadline: object) => void) => run({ timeRemaining: () => 50 }));
  vi.stubGlobal('cancelIdleCallback', () => {});
  beat = createBeat();
  ran = [];
  lastAt = Date.now();
});

afterEach(() => {
  beat.stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the beat at which is told', () => {
  it('waits for a pause: what was noted long before the beat is told at it', () => {
    wait();
    vi.advanceTimersByTime(BEAT - 1);
    expect(ran).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(ran).toEqual([BEAT]);
  });

  it('is put off once while more comes, and not again', () => {
    wait();
    for (let at = 0; at < 2 * BEAT - 1; at += 10) {
      lastAt = Date.now();
      vi.advanceTimersByTime(10);
    }
    expect(ran).toEqual([2 * BEAT]);
  });

  it('goes on with what was begun without waiting for a beat', () => {
    beat.whenIdle(() => ran.push(1), null);
    expect(ran).toEqual([1]);
  });

  it('takes a short slice where the browser does not say when it is idle', () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    const left: number[] = [];
    beat.whenIdle((remaining) => left.push(remaining()), null);
    vi.advanceTimersByTime(1);
    expect(left[0]).toBeGreaterThan(2);
    beat.whenIdle((remaining) => left.push(remaining()), null)();
    vi.advanceTimersByTime(1);
    expect(left).toHaveLength(1);
  });

  it('runs what waits once, and nothing that was called off', () => {
    wait();
    vi.advanceTimersByTime(5 * BEAT);
    expect(ran).toHaveLength(1);
    wait()();
    vi.advanceTimersByTime(5 * BEAT);
    expect(ran).toHaveLength(1);
  });

  it('leaves the moment to the browser where it knows when it is idle, and says how long that is', () => {
    const asked: ((deadline: { timeRemaining: () => number }) => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (run: (typeof asked)[number]) => asked.push(run));
    vi.stubGlobal('cancelIdleCallback', () => ran.push(-1));
    const left: number[] = [];
    const callOff = beat.whenIdle(
      (remaining) => left.push(remaining()),
      () => lastAt,
    );
    vi.advanceTimersByTime(BEAT);
    expect(left).toEqual([]);
    asked[0]?.({ timeRemaining: () => 7 });
    expect(left).toEqual([7]);
    callOff();
    expect(ran).toEqual([-1]);
  });

  it('ends', () => {
    wait();
    beat.stop();
    vi.advanceTimersByTime(5 * BEAT);
    expect(ran).toEqual([]);
  });
});
