import { afterAll, describe, expect, it } from 'vitest';

import type { StepReport } from '../../machines/domain/entry/resume';
import { createStepReporter } from '../../src/adapters/step-reporter';
import { getUserState } from '../../src/api/operations/user-state';
import { openSandbox } from '../sandbox/support/sandbox-merchant';
import { dataOf } from '../support/reports/outcome';
import { callsOf, openTestApp, type TestApp } from '../support/test-app';

const sandbox = openSandbox();
afterAll(() => sandbox.close());

const pan: StepReport = { processState: 'KYC', processSubState: 'pan' };
const shop: StepReport = { processState: 'APPLICATION', processSubState: 'shop-information' };

async function stateOf({ app }: TestApp) {
  const read = dataOf(await getUserState(app.termloan, new AbortController().signal));
  return [read.processState, read.processSubState, read.kycState];
}

const offer: StepReport = { processState: 'OFFER', processSubState: 'offer' };
const bank: StepReport = { processState: 'BANK', processSubState: 'bank-account' };

const reportCount = async (testApp: TestApp) => (await callsOf(testApp, 'setUserState')).length;

describe('a step that was reached', () => {
  it.each(['agreement-ready', 'hindon-mercantile', 'offers', 'overdue'])(
    'is not reported for %s, who is further on',
    async (persona) => {
      const testApp = await openTestApp(sandbox, persona);
      const before = await stateOf(testApp);
      const report = createStepReporter(testApp.app);
      await report(pan);
      await report(shop);
      expect(await stateOf(testApp)).toEqual(before);
      expect(await reportCount(testApp)).toBe(0);
    },
  );

  it('is reported once per step, in the order of reaching, with identity as begun', async () => {
    const testApp = await openTestApp(sandbox, 'new-merchant');
    const report = createStepReporter(testApp.app);
    await report({ processState: 'KYC', processSubState: 'kyc-status' });
    expect(await stateOf(testApp)).toEqual(['KYC', 'kyc-status', 'NOT_STARTED']);
    void report(pan);
    void report(pan);
    await report(shop);
    expect(await reportCount(testApp)).toBe(3);
    expect(await stateOf(testApp)).toEqual(['APPLICATION', 'shop-information', 'IN_PROGRESS']);
    // Reopening the identity page does not set the merchant back.
    await report(pan);
    expect(await reportCount(testApp)).toBe(3);
  });

  it('reports OFFER for merchants without an offer, and resets no earlier step', async () => {
    const testApp = await openTestApp(sandbox, 'new-merchant');
    const report = createStepReporter(testApp.app);
    await report(shop);
    await report(offer);
    expect(await stateOf(testApp)).toEqual(['OFFER', 'offer', 'NOT_STARTED']);
    await report(bank);
    expect(await stateOf(testApp)).toEqual(['BANK', 'bank-account', 'NOT_STARTED']);
    await report(offer);
    expect(await stateOf(testApp)).toEqual(['BANK', 'bank-account', 'NOT_STARTED']);
    expect(await reportCount(testApp)).toBe(3);
  });

  it.each(['nbfc-rejected', 'agreement-ready', 'blocked'])(
    'OFFER is not reported for %s',
    async (persona) => {
      const testApp = await openTestApp(sandbox, persona);
      const before = await stateOf(testApp);
      await createStepReporter(testApp.app)(offer);
      expect(await stateOf(testApp)).toEqual(before);
    },
  );

  it('choosing an offer does not unblock a merchant', async () => {
    const testApp = await openTestApp(sandbox, 'blocked');
    const before = await stateOf(testApp);
    expect(before[0]).toBe('BLOCKED');
    await createStepReporter(testApp.app)(bank);
    expect(await stateOf(testApp)).toEqual(before);
  });

  it('that cannot be reported does not stop the journey', async () => {
    const testApp = await openTestApp(sandbox, 'new-merchant');
    const report = createStepReporter(testApp.app);
    await testApp.merchant.control('PUT', '/faults/getUserState', { kind: 'malformed', times: 1 });
    await expect(report(pan)).resolves.toBeUndefined();
    await report(shop);
    expect(await reportCount(testApp)).toBe(1);
  });
});
