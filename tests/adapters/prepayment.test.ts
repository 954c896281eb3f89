import * as v from 'valibot';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';

import {
  featuresSchema,
  isPenaltyWaiveOffOn,
  isSettlementOfferOn,
} from '../../machines/domain/base/features';
import { adapt as adaptContact } from '../../src/adapters/contact';
import { adapt } from '../../src/adapters/prepayment';
import { withExperiments } from '../../src/adapters/prepayment-experiments';
import { createStubbedApp } from '../paths/support/stubbed-app';
import { openSandbox } from '../sandbox/support/sandbox-merchant';
import { openTestApp, type TestApp } from '../support/test-app';

// Longer timeout for a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const sandbox = openSandbox();
afterAll(() => sandbox.close());

/** The facts of the page when the merchant may choose. */
async function factsOf({ app }: TestApp) {
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

it('the payments and the mandate are read where autopay is on, for what it debits', async () => {
  const on = await factsOf(await openTestApp(sandbox, 'autopay-on'));
  expect(on.facts?.debits).toMatchObject({ mandate: { status: 'ACTIVE' }, repayments: expect.any(Array) });
  const off = await factsOf(await openTestApp(sandbox, 'foreclosable'));
  expect(off.facts?.debits).toEqual({ mandate: null, repayments: null });
});

describe('what is switched on for a payer', () => {
  it('is the features, overridden by the merchant’s experiments', async () => {
    const testApp = await openTestApp(sandbox, 'foreclosable');
    const { facts: before } = await factsOf(testApp);
    expect(before !== null && isPenaltyWaiveOffOn(before.features)).toBe(false);
    await testApp.merchant.fault('getAbProfile', profiled({ PENALTY_WAIVE_OFF: 1, SETTLEMENT_OFFER: 1 }));
    const { facts, quote } = await factsOf(testApp);
    expect(facts !== null && isPenaltyWaiveOffOn(facts.features)).toBe(true);
    expect(facts !== null && isSettlementOfferOn(facts.features)).toBe(true);
    expect(quote).toMatchObject({ foreclosure: expect.any(Object) });
  });

  it('requests a quote if only the experiments enable it', async () => {
    const testApp = await openTestApp(sandbox, 'foreclosure-off');
    expect((await factsOf(testApp)).facts?.quote).toBeNull();
    await testApp.merchant.fault('getAbProfile', profiled({ SETTLEMENT_OFFER: 1 }));
    expect((await factsOf(testApp)).facts?.quote).toMatchObject({ ok: expect.any(Boolean) });
  });

  it('is the features when the experiments do not come within 4 seconds', async () => {
    const { app } = createStubbedApp();
    const waits: number[] = [];
    const wait = (ms: number) => {
      waits.push(ms);
      return Promise.resolve();
    };
    const features = v.parse(featuresSchema, { features: { SETTLEMENT_OFFER: true } });
    const { signal } = new AbortController();
    expect(await withExperiments({ ...app, clock: { ...app.clock, wait } }, features, 'mer_1', signal)).toBe(
      features,
    );
    expect(waits).toEqual([4_000]);
  });

  it('is the features when the experiments cannot be read', async () => {
    const testApp = await openTestApp(sandbox, 'settlement-offer');
    await testApp.merchant.fault('getAbProfile', { kind: 'malformed', times: 0 });
    const { facts, quote } = await factsOf(testApp);
    expect(facts !== null && isSettlementOfferOn(facts.features)).toBe(true);
    expect(quote?.foreclosure.settlement).toMatchObject({ amount: expect.any(Number) });
  });
});

it('who may call is read of the lender while something is overdue', async () => {
  const late = await factsOf(await openTestApp(sandbox, 'overdue'));
  const nbfc = late.facts?.details.loan?.nbfc;
  expect(nbfc).toEqual(expect.any(String));
  expect(late.facts?.lenderContact).toMatchObject({ nbfc, collection: { agents: expect.any(Array) } });
  expect(late.facts?.lenderContact?.collection?.agents.length).toBeGreaterThan(0);
  const onTime = await factsOf(await openTestApp(sandbox, 'foreclosable'));
  expect(onTime.facts?.lenderContact).toBeNull();
});

it('the contacts of the loan’s lender, and of no other, are shown as those of somebody overdue', async () => {
  const isOverdueAt = async (persona: string, partnerId: string) => {
    const { app } = await openTestApp(sandbox, persona);
    const { machine, input } = adaptContact(app);
    const actor = createActor(machine, {
      input: input({ entryUrl: '/termloan/contact/$partnerId', params: { partnerId }, search: {} }),
    }).start();
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('contact'), { timeout: 20_000 });
    actor.stop();
    return context.facts?.isOverdue;
  };
  expect(await isOverdueAt('overdue', 'mine')).toBe(true);
  expect(await isOverdueAt('overdue', 'INDIALENDS')).toBe(false);
  expect(await isOverdueAt('foreclosable', 'mine')).toBe(false);
});
