/** The inspector's memory is bounded: by the number of messages, and by their total size. */
import { expect, it } from 'vitest';

import { createMessageStore, MAX_STORED_SIZE, newestOf } from '../../src/inspector/live/message-store';
import { MAX_MESSAGES, type Message } from '../../src/telemetry/inspection/protocol';

const itself = (message: Message) => message;

function messageOf(no: number, note = ''): Message {
  return {
    type: '@xstate.event',
    _version: '1',
    id: '',
    createdAt: '1',
    rootId: 'x:0',
    sessionId: 'x:0',
    event: { type: `message.${no}`, note },
    sourceId: undefined,
  };
}

const numbers = (messages: readonly Message[]) =>
  messages.map((message) => ('event' in message ? Number(message.event.type.slice('message.'.length)) : -1));

it('drops the oldest tenth when there are too many', () => {
  const messageStore = createMessageStore(itself);
  for (let no = 0; no < MAX_MESSAGES; no += 1) messageStore.push(messageOf(no));
  expect(messageStore.dropOldest()).toEqual([]);
  messageStore.push(messageOf(MAX_MESSAGES));
  expect(messageStore.dropOldest()).toHaveLength(MAX_MESSAGES * 0.1 + 1);
  expect(messageStore.all()).toHaveLength(MAX_MESSAGES * 0.9);
  expect(numbers(messageStore.all()).at(-1)).toBe(MAX_MESSAGES);
});

it('drops the oldest when their total size is too large, and keeps the newest', () => {
  const messageStore = createMessageStore(itself);
  const large = 'x'.repeat(200_000);
  for (let no = 0; no < 2_000; no += 1) {
    messageStore.push(messageOf(no, large));
    messageStore.dropOldest();
  }
  const most = MAX_STORED_SIZE / large.length;
  expect(messageStore.all().length).toBeLessThanOrEqual(most);
  expect(messageStore.all().length).toBeGreaterThan(most * 0.8);
  expect(numbers(messageStore.all()).at(-1)).toBe(1_999);
  messageStore.clear();
  messageStore.push(messageOf(0));
  expect(messageStore.dropOldest()).toEqual([]);
});

it('keeps as much of the end of a list as permitted', () => {
  const list = Array.from({ length: 900 }, (_, no) => messageOf(no, 'x'.repeat(200_000)));
  const newest = newestOf(list, itself);
  expect(newest.length).toBeLessThan(list.length);
  expect(newest.length).toBeGreaterThan((MAX_STORED_SIZE / 200_000) * 0.8);
  expect(numbers(newest).at(-1)).toBe(899);
});
