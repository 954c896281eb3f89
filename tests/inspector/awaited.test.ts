import { describe, expect, it } from 'vitest';
import { createActor, setup } from 'xstate';

import { readChart } from '../../src/inspector/chart/read-chart';
import { awaitedEdges, guardResultsFor, needsEvaluation } from '../../src/inspector/live/awaited-transitions';
import { activeIn } from '../../src/inspector/live/moment';
import { guardResultsOf } from '../../src/telemetry/inspection/guard-results';

const gate = setup({
  types: { context: {} as { coins: number }, events: {} as { type: 'paid' | 'called' | 'waved' | 'left' } },
  guards: { isEnough: ({ context }) => context.coins > 1 },
}).createMachine({
  id: 'gate',
  context: { coins: 0 },
  initial: 'shut',
  on: { left: '.gone' },
  states: {
    shut: {
      id: 'shut',
      route: { guard: 'isEnough' },
      on: { paid: { guard: 'isEnough', target: 'open' }, called: 'open', waved: {} },
    },
    open: { always: { guard: 'isEnough', target: 'gone' }, on: { called: 'shut' } },
    gone: {},
  },
});
const chart = readChart(gate);
const awaitedIn = (state: string) => awaitedEdges(chart, activeIn(chart, state));

describe('what a chart waits for in a state', () => {
  it('are its events, and those of every state: no decision, no URL, no ignored event', () => {
    expect(awaitedIn('shut').map(({ id }) => id)).toEqual(['gate|left|0', 'shut|paid|0', 'shut|called|0']);
    expect(awaitedIn('open').map(({ id }) => id)).toEqual(['gate|left|0', 'gate.open|called|0']);
  });

  it('asks the page only when a guard decides', () => {
    expect(needsEvaluation(awaitedIn('shut'))).toBe(true);
    expect(needsEvaluation(awaitedIn('open'))).toBe(false);
  });

  it('shows a transition with a guard at once, its result when the page has sent it, and no transition of another state', () => {
    expect(
      guardResultsFor(awaitedIn('shut'), null).map(({ edge, result }) => [edge.id, result?.holds]),
    ).toEqual([
      ['gate|left|0', true],
      ['shut|paid|0', undefined],
      ['shut|called|0', true],
    ]);
    const acceptance = guardResultsOf(createActor(gate).start());
    expect(
      guardResultsFor(awaitedIn('shut'), acceptance).find(({ edge }) => edge.id === 'shut|paid|0')?.result,
    ).toEqual({ edge: 'shut|paid|0', holds: false, reads: { coins: 0 } });
    expect(guardResultsFor(awaitedIn('open'), acceptance).map(({ edge }) => edge.id)).toEqual([
      'gate|left|0',
      'gate.open|called|0',
    ]);
  });

  it('are all that the page answers: it evaluates no guard of a decision or a URL', () => {
    expect(guardResultsOf(createActor(gate).start()).map(({ edge }) => edge)).toEqual([
      'gate|left|0',
      'shut|paid|0',
      'shut|called|0',
      'shut|waved|0',
    ]);
    const open = createActor(gate).start();
    open.send({ type: 'called' });
    expect(guardResultsOf(open).map(({ edge }) => edge)).toEqual(['gate|left|0', 'gate.open|called|0']);
  });
});
