import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createEventBuffer } from '../../src/telemetry/event-buffer';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

it('passes earlier events to its first listener, with their times, then later ones', () => {
  const buffered = createEventBuffer<string>();
  const listener = vi.fn();
  buffered.add('first');
  vi.advanceTimersByTime(500);
  buffered.add('second');
  vi.advanceTimersByTime(500);
  buffered.deliverTo(listener);
  buffered.add('third');
  expect(listener.mock.calls).toEqual([
    ['first', 1_000],
    ['second', 1_500],
    ['third', 2_000],
  ]);
});

it('keeps the first six hundred without a listener', () => {
  const buffered = createEventBuffer<number>();
  const listener = vi.fn();
  for (let note = 0; note < 1_000; note += 1) buffered.add(note);
  buffered.deliverTo(listener);
  expect([listener.mock.calls.length, listener.mock.calls.at(-1)]).toEqual([600, [599, 1_000]]);
});
