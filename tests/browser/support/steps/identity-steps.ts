/** Steps of the identity check: on this phone, on the merchant's other phone, and on Aadhaar's page. */
import type { Page } from '@playwright/test';

import { expectAccessible, expectFitsWhenZoomed } from '../access';
import type { Merchant } from '../lender';
import { picture } from '../pictures';
import { stubAnswer, withField } from '../stub-answer';
import { expect } from '../test';
import { valueAt } from './agreement-steps';
import { expectState, tap } from './walk';

/** Path of the identity status at the service. */
const IDENTITY_STATUS_PATH = '/api/termloan/identityVerificationStatus';

/** Takes a picture of the screen, and checks accessibility. */
export async function checkLook(page: Page, name: string): Promise<void> {
  // An answer may still be in transit.
  await expect(page.locator('main[aria-busy="true"]')).toHaveCount(0);
  await picture(page, `identity-${name}`);
  await expectAccessible(page);
  await expectFitsWhenZoomed(page);
}

/** Expects a state of the identity check, at its URL. */
export async function expectIdentityState(page: Page, state: string, path?: string | RegExp): Promise<void> {
  await expectState(page, 'identity', state);
  if (path === undefined) return;
  const currentPath = () => new URL(page.url()).pathname;
  if (typeof path === 'string') await expect.poll(currentPath).toBe(path);
  else await expect.poll(currentPath).toMatch(path);
}

/** Input for the PAN form; the date of birth has three fields. */
interface TypedPan {
  readonly pan: string;
  readonly date: readonly [day: string, month: string, year: string];
}

export async function typePan(page: Page, { pan, date }: TypedPan): Promise<void> {
  await page.getByLabel('PAN', { exact: true }).fill(pan);
  for (const [index, label] of ['Day', 'Month', 'Year'].entries()) {
    await page.getByLabel(label, { exact: true }).fill(date[index] ?? '');
  }
}

/** Fills in the PAN form, agrees and submits. */
export async function submitPan(page: Page, typed: TypedPan): Promise<void> {
  await typePan(page, typed);
  await page.getByRole('checkbox').check({ force: true });
  await tap(page, 'Check my PAN');
}

/** Agrees to the Aadhaar check and arrives at Aadhaar's page. */
export async function leaveForAadhaar(page: Page): Promise<void> {
  await page.getByRole('checkbox').check({ force: true });
  await tap(page, 'Continue to Aadhaar');
  await page.waitForURL(/\/sandbox\/aadhaar\//);
}

/** Ends the check on Aadhaar's page with the chosen outcome, and returns. */
export async function endAadhaarCheck(page: Page, outcome: string): Promise<void> {
  await page.getByText('Sandbox: choose the outcome').click();
  await page.getByLabel('What Aadhaar says').selectOption(outcome);
  await tap(page, 'End with this');
}

/** Begins an Aadhaar check on the other phone; returns its id. */
export async function beginAadhaarOnOtherPhone(merchant: Merchant): Promise<string> {
  const started = await merchant.call('POST', '/api/termloan/ekyc', { consent: true });
  return String(valueAt(started, 'ekyc_id'));
}

/** Ends the Aadhaar check that was begun on the other phone. */
export async function endAadhaarCheckOnOtherPhone(
  page: Page,
  ekycId: string,
  outcome: string,
): Promise<void> {
  const answer = await page.request.post(`/sandbox/aadhaar/${ekycId}`, {
    form: { decision: 'outcome', outcome },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
}

/** Stubs the KYC state that the service reports. */
export async function stubKycState(merchant: Merchant, state: string): Promise<void> {
  await stubAnswer(merchant, 'getIdentityVerificationStatus', IDENTITY_STATUS_PATH, (answer) =>
    withField(answer, ['kyc_state'], state),
  );
}
