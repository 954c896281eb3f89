/** A reviewer may approve between two parallel calls: a check that was just approved must not be shown as expired. */
import { afterAll, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';

import { adapt as identity } from '../../src/adapters/identity';
import { readKycValidity } from '../../src/adapters/kyc-validity';
import { getIdentityVerificationStatus } from '../../src/api/operations/kyc';
import { openSandbox, SandboxMerchant } from '../sandbox/support/sandbox-merchant';
import { callsOf, openTestApp, openTestAppAs } from '../support/test-app';

const sandbox = openSandbox();
afterAll(() => sandbox.close());

const { signal } = new AbortController();

/** A merchant under review, whose reviewer approves after the validity is answered and before the status is. */
async function approvedBetweenAnswers() {
  const merchant = await SandboxMerchant.as(sandbox, 'kyc-under-review');
  let tellAnswered = () => {};
  const validityAnswered = new Promise<void>((resolve) => {
    tellAnswered = resolve;
  });
  let isApproved = false;
  const lender = {
    ...sandbox,
    fetch: async (request: Request) => {
      const { pathname } = new URL(request.url);
      if (pathname.endsWith('/identityVerificationStatus') && !isApproved) {
        await validityAnswered;
        isApproved = true;
        await merchant.flags({ kyc_result: 'VERIFIED' });
      }
      const response = await sandbox.fetch(request);
      if (pathname.endsWith('/kycValidity')) tellAnswered();
      return response;
    },
  };
  return openTestAppAs(lender, merchant);
}

it('shows the check as valid, never as expired', async () => {
  const { app } = await approvedBetweenAnswers();
  const { machine, input } = identity(app);
  const entryUrl = '/termloan/application/kyc-status/no';
  const actor = createActor(machine, { input: input({ entryUrl, params: {}, search: {} }) }).start();
  const read = await waitFor(actor, ({ context }) => context.facts !== null);
  expect(read.value).toBe('kycHolds');
});

it('makes one call when both answers agree', async () => {
  const testApp = await openTestApp(sandbox, 'offers');
  const status = getIdentityVerificationStatus(testApp.app.termloan, signal);
  expect(await readKycValidity(testApp.app.termloan, status, signal)).toMatchObject({ ok: true });
  expect(await callsOf(testApp, 'getKycValidity')).toHaveLength(1);
});
