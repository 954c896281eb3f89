/** The transitions of an actor whose start is no longer in the recording. */
import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { momentOf } from '../../src/inspector/live/moment';
import { recordedMacrosteps } from '../../src/inspector/live/recorded-macrosteps';
import { createRecording, type Recording } from '../../src/inspector/live/recording';
import { readRecording, writeRecording } from '../../src/inspector/live/recording-file';
import { replayInto, stateValueOf } from '../../src/inspector/replay/chart-copy';
import { MAX_MESSAGES, type Message } from '../../src/telemetry/inspection/protocol';
import { begins, fromPage, transitionsTo } from './messages';

const NOW = Number.POSITIVE_INFINITY;
const KEY = 'p/x:1';

const lamp = createMachine({
  id: 'lamp',
  initial: 'dark',
  states: { dark: { on: { go: 'light' } }, light: { on: { go: 'dark' } } },
});

/** A step of the lamp to its other state. */
function step(from: 'dark' | 'light', at: number): readonly Message[] {
  const value = from === 'dark' ? 'light' : 'dark';
  const of = { _version: '', id: '', rootId: 'x', createdAt: String(at), sessionId: 'x:1' };
  const event = { type: 'go' };
  return [
    { type: '@xstate.event', ...of, event, sourceId: undefined },
    { type: '@app.microstep', ...of, event, transitions: [`lamp.${from}|go|0`], value },
  ];
}

/** A lamp with so many steps. */
function recorded(steps: number): Recording {
  const recording = createRecording();
  const messages = Array.from({ length: steps }, (_, at) =>
    step(at % 2 === 0 ? 'dark' : 'light', at + 2),
  ).flat();
  recording.accept(fromPage('p', 0, [begins('x:1', 'lamp'), transitionsTo('x:1', 'dark', 2), ...messages]));
  return recording;
}

const replayed = (recording: Recording) => replayInto(lamp, recordedMacrosteps(recording, KEY, NOW));

describe('an actor whose start was dropped from the recording', () => {
  it('is known from its state when the recording was cleared', () => {
    const recording = recorded(3);
    recording.clear();
    expect(recordedMacrosteps(recording, KEY, NOW)).toEqual({ from: 'light', macrosteps: [] });
    expect(momentOf(recording, KEY, NOW).value).toBe('light');
    recording.accept(fromPage('p', 8, step('light', 9)));
    const copy = replayed(recording);
    expect(copy).toMatchObject({ from: 'light', halt: null });
    expect(stateValueOf(copy)).toBe('dark');
  });

  it('is known from the state after the dropped oldest entries', () => {
    const recording = recorded(MAX_MESSAGES);
    expect(recording.entries().length).toBeLessThan(MAX_MESSAGES);
    const copy = replayed(recording);
    expect(copy.from).toMatch(/^(dark|light)$/);
    expect(copy.steps).toHaveLength(copy.recorded);
    expect(copy.halt).toBeNull();
    expect(stateValueOf(copy)).toBe('dark');
  });

  it('is known, in a file without its oldest part, from the state after that', () => {
    const opened = readRecording(writeRecording(recorded(200), 1, { maxBytes: 22_000 }));
    if (!opened.ok) throw new Error(opened.refusal);
    const [actor] = opened.recording.actors();
    const macrosteps = recordedMacrosteps(opened.recording, actor?.key ?? '', NOW);
    expect(macrosteps.macrosteps.length).toBeGreaterThan(10);
    expect(macrosteps.macrosteps.length).toBeLessThan(200);
    expect(replayInto(lamp, macrosteps)).toMatchObject({ from: macrosteps.from, halt: null });
    expect(macrosteps.from).toMatch(/^(dark|light)$/);
  });

  it('is known from the state after its first step, if its earlier state is unknown', () => {
    const recording = createRecording();
    recording.accept(fromPage('p', 0, [begins('x:1', 'lamp'), ...step('light', 2), ...step('dark', 3)]));
    const macrosteps = recordedMacrosteps(recording, KEY, NOW);
    expect(macrosteps).toMatchObject({ from: 'dark', macrosteps: [{ event: 'go', value: 'light' }] });
    expect(stateValueOf(replayInto(lamp, macrosteps))).toBe('light');
  });
});
