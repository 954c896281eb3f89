import { expect, it } from 'vitest';

import { loadJourneys } from '../../../../src/inspector/catalogue';
import { pathText } from '../../../../src/inspector/chart/chart';
import { readChart } from '../../../../src/inspector/chart/read-chart';
import { limitOf } from '../../../../src/inspector/stops/state/state-limit';
import { shop } from '../../charts';

const journeys = await loadJourneys();

function limitAt(chart = readChart(shop), name = '') {
  const state = chart.states.find((candidate) => pathText(candidate) === name);
  if (state === undefined) throw new Error(`There is no state ${name}.`);
  return limitOf(chart, state);
}
const limitIn = (journey: string, name: string) =>
  limitAt(journeys.find(({ id }) => id === journey)?.chart, name);
const textIn = (journey: string, name: string) => limitIn(journey, name)?.text;

it('says how often a state asks a service, and when it gives up', () => {
  expect(textIn('loan-approval', 'loanApprovalStatus')).toBe(
    'given up after about 1 min; asked every 5 s, 12 times',
  );
});

it('says after which time a state is left, and what the time is called', () => {
  expect(textIn('mandate', 'openingBank')).toBe('left for enach after 8 s (page open timeout)');
});

it('says up to which count a state is waited in again', () => {
  expect(textIn('payment-status', 'awaitingBank')).toBe(
    'left for pollingPaused after 2 s to 20 s (poll delay), while polls are fewer than 20',
  );
});

it('says the limit of the states around a state', () => {
  expect(limitAt(readChart(shop), 'open.till.empty')?.text).toBe('left for asking after 5 s (closing)');
});

it('says nothing of a state without a limit', () => {
  expect(limitAt(readChart(shop), 'asking')).toBeNull();
});

it.each([
  ['loan-approval', 'loanApprovalStatus', 60_000],
  ['mandate', 'openingBank', 8_000],
  ['payment-status', 'awaitingBank', 20_000],
])('is in %s, %s as long as it lasts at most', (journey, name, ms) => {
  expect(limitIn(journey, name)?.ms).toBe(ms);
});
