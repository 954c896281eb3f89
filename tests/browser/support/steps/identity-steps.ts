/** What merchants do while it is found out who they are: on this phone, on their other one, and on Aadhaar's page. */
import type { Page } from '@playwright/test';

import { isAccessible, isWholeWhenZoomed } from '../access';
import type { Merchant } from '../lender';
import { answerAs, changed } from '../loan-approval-confirm';
import { picture } from '../pictures';
import { expect } from '../test';
import { valueAt } from './agreement-steps';
import { standsAt, tap } from './walk';

/** The service's paths of the checks. */
const STATUS_OF_IDENTITY = '/api/termloan/identityVerificationStatus';

/** A picture of the screen for people to look at, and what every screen owes. */
export async function look(page: Page, name: string): Promise<void> {
  // An answer may still be on its way.
  await expect(page.locator('main[aria-busy="true"]')).toHaveCount(0);
  await picture(page, `identity-${name}`);
  await isAccessible(page);
  await isWholeWhenZoomed(page);
}

/** Stands in a state of the identity check, at its address. */
export async function stands(page: Page, state: string, path?: string | RegExp): Promise<void> {
  await standsAt(page, 'identity', state);
  if (path === undefined) return;
  const here = () => new URL(page.url()).pathname;
  if (typeof path === 'string') await expect.poll(here).toBe(path);
  else await expect.poll(here).toMatch(path);
}

/** What stands in the PAN form; a date in three parts. */
interface TypedPan {
  readonly pan: string;
  readonly date: readonly [day: string, month: string, year: string];
}

export async function typePan(page: Page, { pan, date }: TypedPan): Promise<void> {
  await page.getByLabel('PAN', { exact: true }).fill(pan);
  for (const [at, label] of ['Day', 'Month', 'Year'].entries()) {
    await page.getByLabel(label, { exact: true }).fill(date[at] ?? '');
  }
}

/** Types, agrees and sends. */
export async function givePan(page: Page, typed: TypedPan): Promise<void> {
  await typePan(page, typed);
  await page.getByRole('checkbox').check({ force: true });
  await tap(page, 'Check my PAN');
}

/** Agrees to the Aadhaar check, and arrives at the authority's page. */
export async function leaveForAadhaar(page: Page): Promise<void> {
  await page.getByRole('checkbox').check({ force: true });
  await tap(page, 'Continue to Aadhaar');
  await page.waitForURL(/\/sandbox\/aadhaar\//);
}

/** Aadhaar's page ends the check in a way that the test chooses, and comes back. */
export async function aadhaarSays(page: Page, outcome: string): Promise<void> {
  await page.getByText('Sandbox: choose the outcome').click();
  await page.getByLabel('What Aadhaar says').selectOption(outcome);
  await tap(page, 'End with this');
}

/** The other phone begins an Aadhaar check; gives its id. */
export async function beginElsewhere(merchant: Merchant): Promise<string> {
  const begun = await merchant.call('POST', '/api/termloan/ekyc', { consent: true });
  return String(valueAt(begun, 'ekyc_id'));
}

/** The other phone is at Aadhaar's page, and ends the check there. */
export async function aadhaarSaysElsewhere(page: Page, ekycId: string, outcome: string): Promise<void> {
  const answer = await page.request.post(`/sandbox/aadhaar/${ekycId}`, {
    form: { decision: 'outcome', outcome },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
}

/** The service tells another KYC state than it would. */
export async function tellsKycState(merchant: Merchant, state: string): Promise<void> {
  await answerAs(merchant, 'getIdentityVerificationStatus', STATUS_OF_IDENTITY, (answer) =>
    changed(answer, ['kyc_state'], state),
  );
}
