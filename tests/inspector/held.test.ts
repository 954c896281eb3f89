/** The inspector's memory is fixed: by the number of messages, and by what they come to. */
import { expect, it } from 'vitest';

import { createHeld, HELD_SIZE, newestOf } from '../../src/inspector/live/held';
import { HELD, type Message } from '../../src/telemetry/inspection/protocol';

const itself = (message: Message) => message;

function told(no: number, note = ''): Message {
  return {
    type: '@xstate.event',
    _version: '1',
    id: '',
    createdAt: '1',
    rootId: 'x:0',
    sessionId: 'x:0',
    event: { type: `told.${no}`, note },
    sourceId: undefined,
  };
}

const numbers = (messages: readonly Message[]) =>
  messages.map((message) => ('event' in message ? Number(message.event.type.slice('told.'.length)) : -1));

it('lets the oldest tenth go when they are too many', () => {
  const held = createHeld(itself);
  for (let no = 0; no < HELD; no += 1) held.push(told(no));
  expect(held.tidy()).toEqual([]);
  held.push(told(HELD));
  expect(held.tidy()).toHaveLength(HELD * 0.1 + 1);
  expect(held.all()).toHaveLength(HELD * 0.9);
  expect(numbers(held.all()).at(-1)).toBe(HELD);
});

it('lets the oldest go when few are too large together, and keeps the newest', () => {
  const held = createHeld(itself);
  const large = 'x'.repeat(200_000);
  for (let no = 0; no < 2_000; no += 1) {
    held.push(told(no, large));
    held.tidy();
  }
  const most = HELD_SIZE / large.length;
  expect(held.all().length).toBeLessThanOrEqual(most);
  expect(held.all().length).toBeGreaterThan(most * 0.8);
  expect(numbers(held.all()).at(-1)).toBe(1_999);
  held.clear();
  held.push(told(0));
  expect(held.tidy()).toEqual([]);
});

it('holds as much of the end of a list as it may', () => {
  const list = Array.from({ length: 900 }, (_, no) => told(no, 'x'.repeat(200_000)));
  const newest = newestOf(list, itself);
  expect(newest.length).toBeLessThan(list.length);
  expect(numbers(newest).at(-1)).toBe(899);
});
