import { afterAll, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';

import { isPenaltyWaiveOffOn, isSettlementOfferOn } from '../../machines/domain/base/features';
import { adapt } from '../../src/adapters/prepayment';
import { openSandbox } from '../sandbox/support/actor';
import { type Desk, deskOf } from '../support/lender';

// A busy machine takes its time.
vi.setConfig({ testTimeout: 30_000 });

const sandbox = openSandbox();
afterAll(() => sandbox.close());

/** What the page knows when the merchant may choose. */
async function factsOf({ app }: Desk) {
  const { machine, input } = adapt(app);
  const actor = createActor(machine, {
    input: input({ entryUrl: '/termloan/prepayment', params: {}, search: {} }),
  }).start();
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('choice'), { timeout: 20_000 });
  actor.stop();
  return context;
}

const profiled = (experiments: object) => ({
  kind: 'status',
  status: 200,
  body: { merchant_id: null, experiments },
  times: 0,
});

describe('what is switched on for a payer', () => {
  it('is what the features say, and the merchant’s own experiments over it', async () => {
    const desk = await deskOf(sandbox, 'foreclosable');
    const { facts: before } = await factsOf(desk);
    expect(before !== null && isPenaltyWaiveOffOn(before.features)).toBe(false);
    await desk.merchant.fault('getAbProfile', profiled({ PENALTY_WAIVE_OFF: 1, SETTLEMENT_OFFER: 1 }));
    const { facts, quote } = await factsOf(desk);
    expect(facts !== null && isPenaltyWaiveOffOn(facts.features)).toBe(true);
    expect(facts !== null && isSettlementOfferOn(facts.features)).toBe(true);
    expect(quote).not.toBeNull();
  });

  it('asks for a quote where only the experiments offer one', async () => {
    const desk = await deskOf(sandbox, 'foreclosure-off');
    expect((await factsOf(desk)).facts?.quote).toBeNull();
    await desk.merchant.fault('getAbProfile', profiled({ SETTLEMENT_OFFER: 1 }));
    expect((await factsOf(desk)).facts?.quote).not.toBeNull();
  });

  it('stands by the features when the experiments cannot be read', async () => {
    const desk = await deskOf(sandbox, 'settlement-offer');
    await desk.merchant.fault('getAbProfile', { kind: 'malformed', times: 0 });
    const { facts, quote } = await factsOf(desk);
    expect(facts !== null && isSettlementOfferOn(facts.features)).toBe(true);
    expect(quote?.foreclosure.settlement).not.toBeNull();
  });
});
