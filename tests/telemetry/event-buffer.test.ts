import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createEventBuffer } from '../../src/telemetry/event-buffer';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

it('hands over what came before its listener, with the time of each, then passes on', () => {
  const early = createEventBuffer<string>();
  const listener = vi.fn();
  early.add('first');
  vi.advanceTimersByTime(500);
  early.add('second');
  vi.advanceTimersByTime(500);
  early.handOver(listener);
  early.add('third');
  expect(listener.mock.calls).toEqual([
    ['first', 1_000],
    ['second', 1_500],
    ['third', 2_000],
  ]);
});

it('keeps the first six hundred where nobody ever listens', () => {
  const early = createEventBuffer<number>();
  const listener = vi.fn();
  for (let note = 0; note < 1_000; note += 1) early.add(note);
  early.handOver(listener);
  expect([listener.mock.calls.length, listener.mock.calls.at(-1)]).toEqual([600, [599, 1_000]]);
});
