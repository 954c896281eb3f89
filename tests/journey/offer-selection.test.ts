// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { readEntity } from '../../machines/domain/base/wire';
import { loanOfferSchema } from '../../machines/domain/loan/loan-offer';
import { noOmittedOffers } from '../../machines/domain/loan/offer-list';
import { type AvailableOffers, offerSelectionMachine } from '../../machines/offer-selection/machine';
import { createLoad } from '../../machines/shared/load';
import { outputOf, pathOf, prepareJourney, routeTo } from '../../src/journey/running-journey';
import { dataOf } from '../support/reports/outcome';
import { offerWire } from '../support/wire';

const offer = dataOf(readEntity(loanOfferSchema, offerWire));
const table: AvailableOffers = {
  offers: [offer],
  omitted: noOmittedOffers,
  lendersWithoutOffer: [],
  isProcessingFeeWaived: false,
  isOfferConfirmed: false,
  coolingOffDays: 3,
};

/** The offer selection, opened by an entry URL, with its offers loaded. */
async function openedBy(entryUrl: string, storedOfferId: string | null = null) {
  const machine = offerSelectionMachine.provide({
    actors: {
      loadOffers: createLoad<AvailableOffers, { status: 'APPROVED' | 'SELECTED' }>(() =>
        Promise.resolve({ ok: true, data: table }),
      ),
    },
  });
  const input = (opening: { entryUrl: string }) => ({ ...opening, status: 'APPROVED', storedOfferId });
  const journey = prepareJourney(
    'offer-selection',
    { machine, input, screens: {} },
    { entryUrl, params: {}, search: {} },
    1,
  );
  const before = pathOf(journey);
  journey.actor.start();
  await new Promise((resolve) => setImmediate(resolve));
  return { journey, before };
}

describe('the URL of a real journey', () => {
  it('is none while it loads', async () => {
    expect((await openedBy('/termloan/offer')).before).toBeNull();
  });

  it.each([
    ['/termloan/offer', null, '/termloan/offer'],
    ['/termloan/offer/tnc', null, '/termloan/offer/tnc'],
    ['/termloan/select-loan', null, '/termloan/select-loan'],
    ['/termloan/select-loan/kfs', null, '/termloan/select-loan'],
    ['/termloan/select-loan/kfs', 'off_gone', '/termloan/select-loan'],
    ['/termloan/select-loan/kfs', 'off_1', '/termloan/select-loan/kfs'],
  ])('opened by %s with %s stored is %s', async (entryUrl, storedId, path) => {
    expect(pathOf((await openedBy(entryUrl, storedId)).journey)).toBe(path);
  });

  it('leads to its state', async () => {
    const { journey } = await openedBy('/termloan/offer');
    expect([routeTo(journey, '/termloan/select-loan'), routeTo(journey, '/termloan/nowhere')]).toEqual([
      '#selectLoan',
      null,
    ]);
  });

  it('has no output while it runs, and one when it ended', async () => {
    const { journey } = await openedBy('/termloan/offer');
    const before = outputOf(journey);
    journey.actor.send({ type: 'back' });
    expect([before, outputOf(journey)]).toEqual([null, { redirectTo: '/termloan' }]);
  });
});
