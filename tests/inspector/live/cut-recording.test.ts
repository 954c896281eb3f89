/** A recording that is too large for its file: only its newest part is written. */
import { expect, it } from 'vitest';

import { createRecording, type Recording } from '../../../src/inspector/live/recording';
import { readRecording, writeRecording } from '../../../src/inspector/live/recording-file';
import { statusAt } from '../../../src/inspector/live/running-at';
import { begins, fromPage, transitionsTo } from '../messages';

const MAX_BYTES = 100_000;

function cut(recording: Recording): Recording {
  const text = writeRecording(recording, 9_000, { maxBytes: MAX_BYTES });
  expect(text.length).toBeLessThanOrEqual(MAX_BYTES);
  const opened = readRecording(text);
  if (!opened.ok) throw new Error(opened.refusal);
  expect(opened.recording.entries().length).toBeLessThan(recording.entries().length);
  return opened.recording;
}

it('is not larger than allowed, also with many actors that started before that part', () => {
  const recording = createRecording();
  const actors = Array.from({ length: 300 }, (_, index) => begins(`x:${index}`, 'home'));
  const steps = Array.from({ length: 500 }, (_, index) => transitionsTo(`x:${index % 300}`, 'home', 2));
  recording.accept(fromPage('p', 0, [...actors, ...steps]));
  const opened = cut(recording);
  expect(opened.actors()).toHaveLength(300);
  expect(opened.entries().length).toBeGreaterThan(300);
});

it('has actors that started before that part with their status and at the time of its first entry', () => {
  const recording = createRecording();
  const steps = Array.from({ length: 1_000 }, (_, index) => transitionsTo('a', 'home', 1_000 + index));
  recording.accept(
    fromPage('p', 0, [begins('a', 'home', 5), ...steps, transitionsTo('a', 'done', 3_000, 'done')]),
  );
  const opened = cut(recording);
  const [start, next] = opened.entries();
  const key = opened.actors()[0]?.key ?? '';
  expect([statusAt(opened, key, start?.no ?? 0), statusAt(opened, key, Number.POSITIVE_INFINITY)]).toEqual([
    'active',
    'done',
  ]);
  expect(next?.at).toBeGreaterThan(1_000);
  expect(start?.at).toBe(next?.at);
});

it('has the running actors when all entries were cleared', () => {
  const recording = createRecording();
  recording.accept(fromPage('p', 0, [begins('a', 'home', 5), transitionsTo('a', 'due', 6)]));
  recording.clear();
  const opened = readRecording(writeRecording(recording, 9_000));
  if (!opened.ok) throw new Error(opened.refusal);
  expect(opened.recording.entries()).toMatchObject([{ at: 9_000, message: { snapshot: { value: 'due' } } }]);
});
