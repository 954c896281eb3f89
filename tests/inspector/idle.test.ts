import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { whenIdle } from '../../src/telemetry/inspection/idle';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.stubGlobal('window', globalThis);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('work for an idle page', () => {
  it('runs when the browser is idle, with the remaining time', () => {
    const requested: ((deadline: { timeRemaining: () => number }) => void)[] = [];
    const cancelled: unknown[] = [];
    vi.stubGlobal('requestIdleCallback', (run: (typeof requested)[number]) => requested.push(run));
    vi.stubGlobal('cancelIdleCallback', (id: unknown) => cancelled.push(id));
    const left: number[] = [];
    const cancel = whenIdle((remaining) => left.push(remaining()));
    expect(left).toEqual([]);
    requested[0]?.({ timeRemaining: () => 7 });
    expect(left).toEqual([7]);
    cancel();
    expect(cancelled).toEqual([1]);
  });

  it('gets a short slice where the browser does not report its idle time, unless it is cancelled', async () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    const left: number[] = [];
    whenIdle((remaining) => left.push(-remaining()))();
    await new Promise<void>((resolve) =>
      whenIdle((remaining) => {
        left.push(remaining());
        resolve();
      }),
    );
    expect(left).toHaveLength(1);
    expect(left[0]).toBeGreaterThan(2);
  });

  it('needs no timer where the browser does not report its idle time: those of a hidden tab are throttled', async () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    const ran = new Promise<string>((resolve) => whenIdle(() => resolve('ran')));
    // The faked timers stand still.
    expect(vi.getTimerCount()).toBe(0);
    expect(await ran).toBe('ran');
  });
});
