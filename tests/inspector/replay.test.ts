/** A copy of a chart: replays a recording, then is driven freely, without side effects. */
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createActor, createMachine, fromCallback } from 'xstate';
import { type Journey, loadJourneys } from '../../src/inspector/catalogue';
import { readChart } from '../../src/inspector/chart/read-chart';
import { activeIn } from '../../src/inspector/live/moment';
import {
  type ChartCopy,
  choicesOf,
  isHalted,
  macrostepsOf,
  replayInto,
  rewindTo,
  stateValueOf,
  takeChosen,
} from '../../src/inspector/replay/chart-copy';
import { shop } from './charts';

afterEach(() => vi.useRealTimers());

/** The chart of a counter: it opens, decides by its event, and closes after a delay. */
const make = (decided: string) =>
  createMachine({
    id: 'counter',
    initial: 'shut',
    states: {
      shut: { on: { opened: 'deciding' } },
      deciding: {
        always: [
          { guard: () => false, target: 'full' },
          { guard: () => true, target: decided },
          { target: 'empty' },
        ],
      },
      full: { on: { closed: 'over' } },
      empty: { on: { closed: 'over' }, after: { 1000: 'full' } },
      half: { on: { closed: 'over' } },
      over: { type: 'final' },
    },
  });

const opened = {
  event: 'opened',
  transitions: ['counter.shut|opened|0', 'counter.deciding||1'],
  value: 'half',
};
const closed = { event: 'closed', transitions: ['counter.half|closed|0'], value: 'over' };
const start = { event: 'xstate.init', transitions: [], value: 'shut' };

const take = (of: ReturnType<typeof make>, copy: ChartCopy, event: string, target: string) => {
  const edge = choicesOf(readChart(of), copy).find(
    (one) => one.event === event && one.targets.includes(`counter.${target}`),
  );
  if (edge === undefined) throw new Error(`Nothing leads by ${event} to ${target}.`);
  return takeChosen(of, copy, edge);
};

describe('a copy that follows a recording', () => {
  it('takes the recorded transitions, whatever the guards would decide', () => {
    const copy = replayInto(make('half'), { from: null, macrosteps: [start, opened, closed] });
    expect(copy).toMatchObject({ halt: null, recorded: 3 });
    expect(copy.steps.map(({ value }) => value)).toEqual(['shut', 'half', 'over']);
  });

  it('begins at the first state of a late recording', () => {
    const copy = replayInto(make('half'), { from: 'half', macrosteps: [closed] });
    expect(copy.halt).toBeNull();
    expect(stateValueOf(copy)).toBe('over');
  });

  it('halts where a transition now has another target', () => {
    const copy = replayInto(make('empty'), { from: null, macrosteps: [start, opened, closed] });
    expect(copy.halt).toEqual({ reason: 'otherTarget', step: 2, event: 'opened', recorded: 'half' });
    expect(stateValueOf(copy)).toBe('empty');
  });

  it('halts before a transition that the chart does not have', () => {
    const gone = { ...closed, transitions: ['counter.half|closed|3'] };
    const copy = replayInto(make('half'), { from: null, macrosteps: [start, opened, gone] });
    expect(copy.halt).toEqual({ reason: 'transition', step: 3, event: 'closed', recorded: 'over' });
    expect(stateValueOf(copy)).toBe('half');
    expect(copy.steps).toHaveLength(2);
  });

  it('reports that the chart has no such state, and is in its initial state', () => {
    const copy = replayInto(make('half'), { from: 'sold', macrosteps: [closed] });
    expect(copy.halt).toEqual({ reason: 'state', step: 0, event: '', recorded: 'sold' });
    expect(stateValueOf(copy)).toBe('shut');
  });
});

describe('a copy of a manipulated file', () => {
  const deep = (depth: number): unknown => (depth === 0 ? 'half' : { half: deep(depth - 1) });

  it.each([
    [5],
    [true],
    [''],
    ['constructor'],
    ['__proto__'],
    [[]],
    [['half']],
    [{}],
    [{ half: {} }],
    [{ half: 'no such state' }],
    [{ half: null }],
    [{ half: 'x', over: 'y' }],
    [JSON.parse('{"__proto__":"half"}')],
  ])('reports that %j is no state of the chart', (from) => {
    const copy = replayInto(make('half'), { from, macrosteps: [closed] });
    expect(copy.halt).toMatchObject({ reason: 'state', step: 0 });
    expect(stateValueOf(copy)).toBe('shut');
  });

  it('reports endless names as unknown states', () => {
    const copy = replayInto(make('half'), { from: deep(5_000), macrosteps: [closed] });
    expect(copy.halt).toMatchObject({ reason: 'state', step: 0 });
    expect(stateValueOf(copy)).toBe('shut');
  });

  const closing = 'counter.half|closed|0';
  it.each([
    ['a decision', { event: '', transitions: [closing], value: 'over' }],
    ['any event', { event: '*', transitions: [closing], value: 'over' }],
    ['a stop', { event: 'xstate.stop', transitions: [closing], value: 'over' }],
    ['a start', { event: 'xstate.init', transitions: [closing], value: 'over' }],
    ['a failure of no actor', { event: 'xstate.error.actor.nobody', transitions: [closing], value: 7 }],
    ['an answer of no actor', { event: 'xstate.done.actor.nobody', transitions: [closing], value: 7 }],
    ['its own, 10,000 times', { event: 'closed', transitions: Array(10_000).fill(closing), value: null }],
  ])('halts before transitions that an event cannot cause: %s', (_, macrostep) => {
    const copy = replayInto(make('half'), { from: 'half', macrosteps: [macrostep] });
    expect(copy.halt).toMatchObject({ step: 1 });
    expect(['shut', 'half', 'over']).toContain(stateValueOf(copy));
  });

  it('does not continue once it has ended', () => {
    const copy = replayInto(make('half'), { from: 'half', macrosteps: [closed, closed, opened] });
    expect(copy.halt).toMatchObject({ reason: 'transition', step: 2 });
    expect(stateValueOf(copy)).toBe('over');
  });
});

describe('a copy that an analyst drives', () => {
  const machine = make('half');

  it('stops at a decision, and takes the chosen rule', () => {
    const begun = replayInto(machine, { from: null, macrosteps: [start] });
    const deciding = take(machine, begun, 'opened', 'deciding');
    expect(stateValueOf(deciding)).toBe('deciding');
    const decided = take(machine, deciding, 'always', 'empty');
    expect(stateValueOf(decided)).toBe('empty');
    // One event with its decision, as in a recording, so that it can become a path test.
    expect(decided.steps).toEqual([
      { event: 'xstate.init', transitions: [], value: 'shut', origin: 'recording' },
      {
        event: 'opened',
        transitions: ['counter.shut|opened|0', 'counter.deciding||2'],
        value: 'empty',
        origin: 'analyst',
      },
    ]);
    expect(stateValueOf(take(machine, decided, 'after 1 s', 'full'))).toBe('full');
  });

  it('goes back to any of its steps, and continues from there', () => {
    const copy = replayInto(machine, { from: null, macrosteps: [start, opened, closed] });
    const before = rewindTo(copy, 2);
    expect(stateValueOf(before)).toBe('half');
    expect(stateValueOf(take(machine, before, 'closed', 'over'))).toBe('over');
    expect(stateValueOf(rewindTo(copy, 0))).toBe('shut');
  });

  it('that goes back from its halt no longer reports the halt', () => {
    const copy = replayInto(make('empty'), { from: null, macrosteps: [start, opened, closed] });
    expect(isHalted(copy)).toBe(true);
    expect(isHalted(rewindTo(copy, 1))).toBe(false);
    const gone = { ...closed, transitions: ['counter.half|closed|3'] };
    const before = replayInto(machine, { from: null, macrosteps: [start, opened, gone] });
    expect(isHalted(before)).toBe(true);
    expect(isHalted(take(machine, before, 'closed', 'over'))).toBe(false);
  });

  it('offers no actions once it has ended', () => {
    const copy = replayInto(machine, { from: null, macrosteps: [start, opened, closed] });
    expect(choicesOf(readChart(machine), copy)).toEqual([]);
    const [edge] = choicesOf(readChart(machine), rewindTo(copy, 2));
    if (edge === undefined) throw new Error('Nothing leads on.');
    expect(takeChosen(machine, copy, edge)).toBe(copy);
  });

  it('is exported from its start, also without a recording of it', () => {
    const led = take(machine, replayInto(machine, { from: null, macrosteps: [] }), 'opened', 'deciding');
    expect(macrostepsOf(led).macrosteps.map(({ event }) => event)).toEqual(['xstate.init', 'opened']);
    const late = take(machine, replayInto(machine, { from: 'half', macrosteps: [] }), 'closed', 'over');
    expect(macrostepsOf(late)).toMatchObject({ from: 'half', macrosteps: [{ event: 'closed' }] });
  });

  const hasty = createMachine({
    id: 'hasty',
    initial: 'choosing',
    states: {
      choosing: { always: [{ guard: () => false, target: 'left' }, 'right'] },
      left: {},
      right: {},
    },
  });

  it('contains the transition that is taken at the start', () => {
    const begun = replayInto(hasty, { from: null, macrosteps: [] });
    const [left] = choicesOf(readChart(hasty), begun);
    if (left === undefined) throw new Error('Nothing is to be chosen.');
    const led = takeChosen(hasty, begun, left);
    expect(stateValueOf(led)).toBe('left');
    expect(macrostepsOf(led).macrosteps).toMatchObject([
      { event: 'xstate.init', transitions: ['hasty.choosing||0'] },
    ]);
    // It can be replayed from there, as from any other step.
    expect(stateValueOf(replayInto(hasty, macrostepsOf(led)))).toBe('left');
  });

  it('can be led on from before a recorded start, whose decision is then open', () => {
    const recordedStart = { event: 'xstate.init', transitions: ['hasty.choosing||1'], value: 'right' };
    const copy = replayInto(hasty, { from: null, macrosteps: [recordedStart] });
    expect([copy.halt, stateValueOf(copy)]).toEqual([null, 'right']);
    const before = rewindTo(copy, 0);
    const [left] = choicesOf(readChart(hasty), before);
    if (left === undefined) throw new Error('Nothing is to be chosen.');
    expect(stateValueOf(takeChosen(hasty, before, left))).toBe('left');
  });

  it('keeps the rules of nested and parallel states', () => {
    const chart = readChart(shop);
    const begun = replayInto(shop, { from: null, macrosteps: [] });
    const sold = choicesOf(chart, begun).find(({ eventType }) => eventType === 'sold');
    if (sold === undefined) throw new Error('Nothing is sold.');
    expect(stateValueOf(takeChosen(shop, begun, sold))).toEqual({ open: { till: 'full', door: 'shut' } });
  });

  it('has no side effects: no actor, no action, no wait', () => {
    vi.useFakeTimers();
    const happens = vi.fn();
    const eager = createMachine({
      id: 'eager',
      initial: 'one',
      entry: happens,
      states: {
        one: {
          invoke: { src: fromCallback(happens) },
          entry: happens,
          exit: happens,
          after: { 0: 'two' },
          on: { go: { target: 'two', actions: happens } },
        },
        two: { entry: happens },
      },
    });
    createActor(eager).start().stop();
    expect(happens.mock.calls.length).toBe(3);
    happens.mockClear();
    const copy = replayInto(eager, { from: null, macrosteps: [] });
    const choices = choicesOf(readChart(eager), copy);
    expect(choices.map((edge) => stateValueOf(takeChosen(eager, copy, edge)))).toEqual(['two', 'two']);
    expect([happens.mock.calls.length, vi.getTimerCount()]).toEqual([0, 0]);
  });
});

describe('a copy of each chart of the product', () => {
  let journeys: readonly Journey[];
  beforeAll(async () => {
    journeys = await loadJourneys();
  });

  it('takes every transition manually, to its target', () => {
    const wrong: string[] = [];
    let taken = 0;
    for (const { chart, machine } of journeys)
      for (const state of chart.states) {
        const value = state.path.reduceRight<unknown>(
          (inner, name) => (inner === null ? name : { [name]: inner }),
          null,
        );
        if (value === null) continue;
        const copy = replayInto(machine, { from: value, macrosteps: [] });
        for (const edge of choicesOf(chart, copy)) {
          const next = takeChosen(machine, copy, edge);
          const active = activeIn(chart, stateValueOf(next));
          if (next === copy || !edge.targets.every((id) => active.has(id))) wrong.push(edge.id);
          taken += 1;
        }
      }
    expect(wrong).toEqual([]);
    expect(taken).toBeGreaterThan(1_000);
  });
});
