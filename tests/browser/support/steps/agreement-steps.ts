/** Steps around an agreement, on this phone and on the merchant's other phone. */
import { expect, type Page } from '@playwright/test';

import type { Merchant } from '../lender';
import { expectCode, expectState, tap } from './walk';

/** Reads one value of an answer by its path. @throws when it is not there */
export function valueAt(answer: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((value, key) => {
    expect(value, `${path.join('.')} of an answer`).toEqual(expect.anything());
    return Object.entries(Object(value)).find(([name]) => name === String(key))?.[1];
  }, answer);
}

/** Opens the agreement, agrees, and arrives at the code form. */
export async function openCode(page: Page, merchant: Merchant): Promise<void> {
  await page.goto(merchant.enter('/termloan/agreement'));
  await expectState(page, 'agreement', 'agreementReview');
  await agree(page);
  await expectCode(page);
}

/** Ticks the consent and requests the code. */
export async function agree(page: Page): Promise<void> {
  await page.getByRole('checkbox').check({ force: true });
  await tap(page, 'Agree and get an SMS code');
}

/** Types a code and signs with it. */
export async function signWith(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code').fill(code);
  await tap(page, 'Sign and get money');
}

/** A code that differs from the newest one. */
export async function wrongCode(merchant: Merchant): Promise<string> {
  const newestCode = Number(await merchant.newestCode());
  return String(100_000 + ((newestCode - 100_000 + 1) % 900_000));
}

/** Requests a code on the merchant's other phone. */
export async function sendCodeOnOtherPhone(merchant: Merchant): Promise<void> {
  await merchant.call('POST', '/api/termloan/agreementOtp', {
    loan_agreement_id: await agreementIdOf(merchant),
  });
}

/** Signs on the merchant's other phone, with the newest code or with one that is sent there. */
export async function signOnOtherPhone(merchant: Merchant): Promise<void> {
  const newest = async () => valueAt(await merchant.call('GET', otpsOf(merchant)), 'otps', 0);
  if ((await newest()) === undefined) await sendCodeOnOtherPhone(merchant);
  const sent = await newest();
  await merchant.call('POST', '/api/termloan/signAgreement', {
    loan_agreement_id: await agreementIdOf(merchant),
    otp_reference: valueAt(sent, 'otp_reference'),
    otp: valueAt(sent, 'otp'),
  });
}

async function agreementIdOf(merchant: Merchant): Promise<unknown> {
  const info = await merchant.call('GET', '/api/termloan/agreementInfo');
  return valueAt(info, 'agreement', 'loan_agreement_id');
}

/** Signed agreements and loans in the lender's books. */
export async function signatures(merchant: Merchant): Promise<{ signed: number; loans: number }> {
  const { agreements = [], loans = [] } = await merchant.books();
  return { signed: agreements.filter(({ status }) => status === 'SIGNED').length, loans: loans.length };
}

function otpsOf(merchant: Merchant): string {
  return `/sandbox/api/merchants/${merchant.id}/otps`;
}
