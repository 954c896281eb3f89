import { afterAll, describe, expect, it } from 'vitest';

import type { ReachedStep } from '../../machines/domain/entry/resume';
import { stepTeller } from '../../src/adapters/reached-step';
import { getUserState } from '../../src/api/operations/user-state';
import { openSandbox } from '../sandbox/support/actor';
import { callsOf, type Desk, deskOf } from '../support/lender';

const sandbox = openSandbox();
afterAll(() => sandbox.close());

const pan: ReachedStep = { processState: 'KYC', processSubState: 'pan' };
const shop: ReachedStep = { processState: 'APPLICATION', processSubState: 'shop-information' };

async function standsAt({ app }: Desk) {
  const read = await getUserState(app.termloan, new AbortController().signal);
  return read.ok ? [read.data.processState, read.data.processSubState, read.data.kycState] : [];
}

const offer: ReachedStep = { processState: 'OFFER', processSubState: 'offer' };
const bank: ReachedStep = { processState: 'BANK', processSubState: 'bank-account' };

const told = async (desk: Desk) => (await callsOf(desk, 'setUserState')).length;

describe('a step that was reached', () => {
  it.each(['agreement-ready', 'hindon-mercantile', 'offers', 'overdue'])(
    'is not told of %s, who is further on',
    async (persona) => {
      const desk = await deskOf(sandbox, persona);
      const before = await standsAt(desk);
      const tell = stepTeller(desk.app);
      await tell(pan);
      await tell(shop);
      expect(await standsAt(desk)).toEqual(before);
      expect(await told(desk)).toBe(0);
    },
  );

  it('is told once, in the order of reaching, and says that identity was begun', async () => {
    const desk = await deskOf(sandbox, 'new-merchant');
    const tell = stepTeller(desk.app);
    await tell({ processState: 'KYC', processSubState: 'kyc-status' });
    expect(await standsAt(desk)).toEqual(['KYC', 'kyc-status', 'NOT_STARTED']);
    void tell(pan);
    void tell(pan);
    await tell(shop);
    expect(await told(desk)).toBe(3);
    expect(await standsAt(desk)).toEqual(['APPLICATION', 'shop-information', 'IN_PROGRESS']);
    // The page of identity that is opened again takes nobody back.
    await tell(pan);
    expect(await told(desk)).toBe(3);
  });

  it('OFFER is told of whoever had none yet, and takes nobody back', async () => {
    const desk = await deskOf(sandbox, 'new-merchant');
    const tell = stepTeller(desk.app);
    await tell(shop);
    await tell(offer);
    expect(await standsAt(desk)).toEqual(['OFFER', 'offer', 'NOT_STARTED']);
    await tell(bank);
    expect(await standsAt(desk)).toEqual(['BANK', 'bank-account', 'NOT_STARTED']);
    await tell(offer);
    expect(await standsAt(desk)).toEqual(['BANK', 'bank-account', 'NOT_STARTED']);
    expect(await told(desk)).toBe(3);
  });

  it.each(['nbfc-rejected', 'agreement-ready', 'blocked'])('OFFER is not told of %s', async (persona) => {
    const desk = await deskOf(sandbox, persona);
    const before = await standsAt(desk);
    await stepTeller(desk.app)(offer);
    expect(await standsAt(desk)).toEqual(before);
  });

  it('a choice of an offer does not take back that a merchant is blocked', async () => {
    const desk = await deskOf(sandbox, 'blocked');
    const before = await standsAt(desk);
    expect(before[0]).toBe('BLOCKED');
    await stepTeller(desk.app)(bank);
    expect(await standsAt(desk)).toEqual(before);
  });

  it('that can not be told stops nobody', async () => {
    const desk = await deskOf(sandbox, 'new-merchant');
    const tell = stepTeller(desk.app);
    await desk.merchant.control('PUT', '/faults/getUserState', { kind: 'malformed', times: 1 });
    await expect(tell(pan)).resolves.toBeUndefined();
    await tell(shop);
    expect(await told(desk)).toBe(1);
  });
});
