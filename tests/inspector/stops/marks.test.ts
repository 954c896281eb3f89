import { describe, expect, it } from 'vitest';

import { stopsCopy } from '../../../src/copy/inspector-stops';
import { loadJourneys } from '../../../src/inspector/catalogue';
import { readChart } from '../../../src/inspector/chart/read-chart';
import { drawnCounts, edgeOf, heats, heatThresholds, marksOf } from '../../../src/inspector/stops/marks';
import { formatCount, formatDuration, formatPercent } from '../../../src/inspector/stops/numbers';
import { isFailureName, shapesOf } from '../../../src/inspector/stops/shapes';
import { stopsOf } from '../../../src/inspector/stops/stops';
import { shop } from '../charts';
import { foldedIn, sessionOf } from './shop-shape';

const journeys = await loadJourneys();
const shapes = shapesOf(journeys);
const chartOf = (id: string) => {
  const journey = journeys.find((one) => one.id === id);
  if (journey === undefined) throw new Error(`There is no journey ${id}.`);
  return journey.chart;
};

describe('the transition of a change', () => {
  it('is that of its event, or the rule that the event led to', () => {
    const chart = chartOf('loan-entry');
    const idOf = (from: string, event: string, to: string) => edgeOf(chart, from, event, to)?.id;
    expect(idOf('loanStart', 'offers.opened', 'sentOn')).toBe('loanStart|offers.opened|0');
    expect(idOf('routingEntry', 'xstate.done.actor.loadEntry', 'notEligible')).toBe(
      'loan-entry.routingEntry||3',
    );
    expect(idOf('loanStart', 'offers.opened', 'tooManyTries')).toBeUndefined();
  });

  it('may belong to a parent state, or to the whole chart', () => {
    const chart = readChart(shop);
    expect(edgeOf(chart, 'open.till.empty', 'leave', 'closed')?.id).toBe('shop.open|leave|0');
    expect(edgeOf(chart, 'asking', 'fire', 'closed')?.id).toBe('shop|fire|0');
  });
});

describe('a chart that begins with a decision', () => {
  it('shows the counts of its first transitions, although no event precedes them', () => {
    const lines = '0 payment-status - xstate.init loadingPayment';
    const stops = stopsOf(
      foldedIn([sessionOf(lines), sessionOf(lines, { session: 'b' })], 'payment-status', shapes),
      shapes('payment-status'),
    );
    const chart = chartOf('payment-status');
    const taken = edgeOf(chart, 'routingType', 'xstate.init', 'loadingPayment');
    expect(taken?.guard).toBe('isRepayment');
    expect(marksOf(chart, stops, 'stopped').transitions).toEqual(new Map([[taken?.id, 2]]));
  });
});

describe('the counts on a chart', () => {
  const seconds = (entry: number) => `
    0 loan-entry - xstate.init loadingEntry
    ${entry} loan-entry loadingEntry xstate.done.actor.loadEntry routingEntry
    ${entry} loan-entry routingEntry xstate.done.actor.loadEntry loanStart`;
  const goesOn = `${seconds(2)}\n 30 loan-entry loanStart offers.opened sentOn`;
  const recorded = [
    sessionOf(goesOn),
    sessionOf(goesOn, { session: 'b' }),
    sessionOf(seconds(4), { session: 'c' }),
  ];
  const stops = stopsOf(foldedIn(recorded, 'loan-entry', shapes), shapes('loan-entry'));
  const chart = chartOf('loan-entry');

  it('give each transition its count, and each state its heat colour with its number', () => {
    const marks = marksOf(chart, stops, 'stopped');
    expect(marks.maxCount).toBe(3);
    expect(marks.transitions.get('loanStart|offers.opened|0')).toBe(2);
    expect(marks.states.get('loanStart')).toMatchObject({ heat: 4, times: 3, value: 1 / 3 });
    expect(marks.states.get('loan-entry.sentOn')).toMatchObject({ heat: 0, value: 0 });
    expect(marks.states.has('loan-entry.tooManyTries')).toBe(false);
  });

  it('can be those of the time instead', () => {
    const marks = marksOf(chart, stops, 'time');
    expect(marks.states.get('loanStart')).toMatchObject({ heat: 2, times: 3, value: 28_000 });
    expect(marks.states.get('loan-entry.sentOn')).toMatchObject({ heat: 0, times: 2, value: null });
  });

  it('can be those of the 90th percentile of the time', () => {
    expect(marksOf(chart, stops, 'p90').states.get('loanStart')).toMatchObject({ heat: 1, value: 28_000 });
    expect(drawnCounts(chart, stops, 'p90').states.get('loanStart')?.text).toBe('3 · 28 s');
  });
});

describe('failures on a chart', () => {
  const fails = `
    0 loan-entry - xstate.init loadingEntry
    2 loan-entry loadingEntry xstate.error.actor.loadEntry entryUnavailable
    5 loan-entry entryUnavailable retry loadingEntry
    7 loan-entry loadingEntry xstate.done.actor.loadEntry routingEntry
    7 loan-entry routingEntry xstate.done.actor.loadEntry loanStart`;
  const stops = stopsOf(foldedIn([sessionOf(fails)], 'loan-entry', shapes), shapes('loan-entry'));
  const chart = chartOf('loan-entry');

  it('are those that followed a state, relative to its entries', () => {
    const { states } = marksOf(chart, stops, 'failures');
    expect(states.get('loan-entry.loadingEntry')).toMatchObject({ heat: 4, times: 2, value: 1 / 2 });
    expect(states.get('loan-entry.entryUnavailable')).toMatchObject({ heat: 0, times: 1, value: 0 });
    expect(states.get('loanStart')).toMatchObject({ heat: 0, times: 1, value: 0 });
  });

  it('are shown on the card as a number, not only as a colour', () => {
    const { states } = drawnCounts(chart, stops, 'failures');
    expect(states.get('loan-entry.loadingEntry')).toEqual({
      heat: 4,
      text: '2 · 50 % (9–91 %)',
      isVague: true,
    });
  });

  it.each(heats)('have, like every heat scale, labels and four rising bounds: %s', (heat) => {
    expect(stopsCopy.heat[heat]).toMatch(/^[A-Z0-9]/);
    const bounds = heatThresholds(heat);
    expect(bounds).toHaveLength(4);
    expect([...bounds].sort((one, other) => one - other)).toEqual(bounds);
  });
});

describe('a state with a failure', () => {
  it('is recognised by its name: true for every state that offers a retry of a failed call', () => {
    const unnamed = journeys.flatMap(({ id, chart }) =>
      chart.states
        .filter(
          (state) =>
            ['person', 'end'].includes(state.kind) &&
            state.url === null &&
            chart.edges.some(({ cause, targets }) => cause === 'failure' && targets.includes(state.id)) &&
            chart.edges.some(({ source, eventType }) => source === state.id && eventType === 'retry'),
        )
        .filter(({ name }) => !isFailureName(name))
        .map(({ name }) => `${id} ${name}`),
    );
    expect(unnamed).toEqual([]);
  });
});

describe('numbers as text', () => {
  it('are short, and tell a share below one percent from none', () => {
    expect([0, 0.004, 0.084, 1].map(formatPercent)).toEqual(['0 %', '0.4 %', '8 %', '100 %']);
    expect([0, 420, 9_960, 59_600, 60_000, 185_000, 7_800_000].map(formatDuration)).toEqual([
      '0 s',
      '0.4 s',
      '10 s',
      '1 min',
      '1 min',
      '3 min 5 s',
      '2 h 10 min',
    ]);
    expect(formatCount(120_400)).toBe('1,20,400');
  });
});
