import { expect, it } from 'vitest';

import { loadJourneys } from '../../../../src/inspector/catalogue';
import { readChart } from '../../../../src/inspector/chart/read-chart';
import { eventWithGuards, guardsText } from '../../../../src/inspector/stops/state/event-with-guards';
import { UNKNOWN_EVENT } from '../../../../src/inspector/stops/visits';
import { shop } from '../../charts';

const journeys = await loadJourneys();
const chartOf = (id: string) => journeys.find((journey) => journey.id === id)?.chart ?? null;
const routed = { from: 'routingLender', event: 'xstate.done.actor.getUserState' };

it('names the rule that an event led to', () => {
  const change = { ...routed, to: 'toEnach' };
  expect(eventWithGuards(chartOf('offer-confirmation'), change)).toBe('getUserState done [routes to e-NACH]');
});

it('names the parts of a composed guard', () => {
  const change = { from: 'open.till.empty', event: 'leave', to: 'closed' };
  expect(eventWithGuards(readChart(shop), change)).toBe('leave [is open and not is paid]');
});

it('names no guard where none holds, where the event is not known, and without a chart', () => {
  const chart = chartOf('offer-confirmation');
  expect(guardsText(chart, { ...routed, to: 'toAgreement' })).toBeNull();
  expect(guardsText(chart, { ...routed, event: UNKNOWN_EVENT, to: 'toEnach' })).toBeNull();
  expect(guardsText(null, { ...routed, to: 'toEnach' })).toBeNull();
});
