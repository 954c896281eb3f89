/** Counts of sessions in the test's shop: so many that stop in `shop`, and so many that go on to `paid`. */
import { createMachine } from 'xstate';

import type { Journey } from '../../../../src/inspector/catalogue';
import { readChart } from '../../../../src/inspector/chart/read-chart';
import type { JourneyCounts } from '../../../../src/inspector/stops/stops';
import { stopsOf } from '../../../../src/inspector/stops/stops';
import { foldedIn, sessionOf, shopShape } from '../shop-shape';

const machine = createMachine({
  id: 'shop',
  initial: 'shop',
  states: {
    shop: { on: { 'goods.chosen': 'basket' } },
    basket: { on: { pay: 'paid', back: 'shop' } },
    paid: { type: 'final' },
  },
});

/** The shop as a journey of the inspector. */
export const shopJourney: Journey = {
  id: 'shop',
  title: 'A shop',
  purpose: '',
  entryUrls: ['/shop'],
  chart: readChart(machine),
  machine,
};

const STOPPED = '0 shop - xstate.init shop';
const PAID = `${STOPPED}
  2 shop shop goods.chosen basket
  5 shop basket pay paid`;

/** Sessions of a tab each. */
export function shopSessions(stopped: number, paid: number, tab = 'tab') {
  return [...Array.from({ length: stopped }, () => STOPPED), ...Array.from({ length: paid }, () => PAID)].map(
    (lines, index) => sessionOf(lines, { session: `${tab}-${index}` }),
  );
}

export function shopCounts(stopped: number, paid: number): JourneyCounts {
  return stopsOf(foldedIn(shopSessions(stopped, paid)), shopShape);
}
