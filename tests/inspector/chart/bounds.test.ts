import { describe, expect, it } from 'vitest';

import { chartOf } from '../../../src/inspector/live/charts-of-actors';
import { createRecording } from '../../../src/inspector/live/recording';
import { isFromApp } from '../../../src/telemetry/inspection/protocol';
import { begins, fromPage, transitionsTo } from '../messages';

const holds = (context: unknown) => ({
  ...transitionsTo('a', 'EDIT_FORM'),
  snapshot: { status: 'active', value: 'EDIT_FORM', context },
});
const says = (messages: readonly object[]) => ({
  from: 'app',
  kind: 'messages',
  page: 'p',
  path: '/',
  first: 0,
  messages,
});
const long = (characters: number) => 'x'.repeat(characters);
const list = (items: number) => Array.from({ length: items }, () => null);

/** A few objects, each many times inside the next one: serialised, they are huge. */
function folded(): object {
  let inner: object = {};
  for (let depth = 0; depth < 8; depth += 1) inner = { list: Array.from({ length: 10 }, () => inner) };
  return inner;
}

const withName = Object.assign([1], { name: long(10) });
const withHole: unknown[] = [];
withHole[1_000_000] = 1;

describe('the size of one message', () => {
  it.each([
    ['a text of 10 MB', long(10_000_000)],
    ['many texts that are as long together', Array.from({ length: 500 }, () => long(500))],
    ['long names', { [long(250_000)]: 1 }],
    ['a list of 30,000', list(30_000)],
    ['30,000 parts', Array.from({ length: 3 }, () => list(10_000))],
    ['a small value that is repeated many times', folded()],
    ['a list with a name', withName],
    ['a list of holes', withHole],
  ])('is bounded: not %s', (_, context) => {
    expect(isFromApp(says([holds(context)]))).toBe(false);
  });

  it('is bounded at every position', () => {
    const message = holds({});
    expect(isFromApp(says([{ ...message, id: long(300_000) }]))).toBe(false);
    expect(isFromApp(says([{ ...message, definition: long(300_000) }]))).toBe(false);
    expect(isFromApp({ ...says([message]), beside: long(300_000) })).toBe(false);
    const transition = { edge: 'e', holds: true, reads: { much: long(300_000) } };
    expect(
      isFromApp({ from: 'app', kind: 'acceptance', page: 'p', sessionId: 'a', transitions: [transition] }),
    ).toBe(false);
  });

  it('may be 150,000 characters, or 15,000 parts', () => {
    expect(isFromApp(says([holds({ texts: Array.from({ length: 150 }, () => long(1_000)) })]))).toBe(true);
    expect(isFromApp(says([holds({ list: list(15_000) })]))).toBe(true);
  });

  it('is checked per message: many may be sent together', () => {
    const much = holds({ text: long(150_000), list: list(10_000) });
    expect(isFromApp(says([much, much, much]))).toBe(true);
  });

  it('excludes a chart definition, which has its own bound', () => {
    const definition = long(390_000);
    expect(isFromApp({ from: 'app', kind: 'definition', page: 'p', chart: 'c', definition })).toBe(true);
    expect(isFromApp(says([{ ...begins('a', 'c'), definition }]))).toBe(true);
    const tooLong = long(400_001);
    expect(isFromApp({ from: 'app', kind: 'definition', page: 'p', chart: 'c', definition: tooLong })).toBe(
      false,
    );
    expect(isFromApp(says([{ ...begins('a', 'c'), definition: tooLong }]))).toBe(false);
  });
});

describe('the stored data', () => {
  const answers = (recording: ReturnType<typeof createRecording>, page: string, sessionId: string) =>
    recording.accept({ from: 'app', kind: 'acceptance', page, sessionId, transitions: [] });

  it('of the guards of an actor is removed with the actor: the oldest of more than 1,000', () => {
    const recording = createRecording();
    recording.accept(fromPage('p', 0, [begins('a', 'c')]));
    answers(recording, 'p', 'a');
    expect(recording.guardResults('p/a')).toEqual([]);
    recording.accept(
      fromPage(
        'p',
        1,
        Array.from({ length: 1_000 }, (_, at) => begins(`b${at}`, 'c')),
      ),
    );
    expect(recording.actor('p/a')).toBeUndefined();
    expect(recording.guardResults('p/a')).toBeNull();
  });

  it('of the guards of an actor is removed with its page', () => {
    const recording = createRecording();
    recording.accept(fromPage('p', 0, [begins('a', 'c')]));
    answers(recording, 'p', 'a');
    recording.accept({ from: 'app', kind: 'left', page: 'p' });
    for (let at = 0; at < 12; at += 1) recording.accept(fromPage(`q${at}`, 0, [begins('a', 'c')]));
    expect(recording.guardResults('p/a')).toBeNull();
  });

  it('of the guards of an ended actor is removed when the recording is cleared, of a running one it stays', () => {
    const recording = createRecording();
    recording.accept(
      fromPage('p', 0, [begins('a', 'c'), begins('b', 'c'), transitionsTo('a', 'over', 1, 'done')]),
    );
    answers(recording, 'p', 'a');
    answers(recording, 'p', 'b');
    recording.clear();
    expect([recording.guardResults('p/a'), recording.guardResults('p/b')]).toEqual([null, []]);
  });

  it('of received charts is the 100 that were used last', () => {
    const journeys: never[] = [];
    const chart = (at: number) =>
      chartOf(journeys, JSON.stringify({ id: `c${at}`, initial: 'one', states: { one: {} } }));
    const [first, second] = [chart(0), chart(1)];
    for (let at = 2; at < 100; at += 1) chart(at);
    expect(chart(0)).toBe(first);
    chart(100);
    expect(chart(0)).toBe(first);
    expect(chart(1)).not.toBe(second);
  });
});
