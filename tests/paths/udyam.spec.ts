/** The registration of a business in Chromium: free, told page by page, its codes, sent once, followed to its end. */
import type { BrowserContext, Page } from '@playwright/test';

import { isReachedByKeyboard } from '../browser/support/access';
import { wrongCode } from '../browser/support/agreement-steps';
import { callsOf, moveTo } from '../browser/support/elsewhere';
import { hurryTo, untilAsked } from '../browser/support/hurry';
import { comeBackUntilAsked } from '../browser/support/payments';
import { runUntil, stateOf } from '../browser/support/session-time';
import { expect, FAILED_CALLS, test } from '../browser/support/test';
import {
  agreeAndSend,
  atUdyam,
  lookAt,
  markedUdyam,
  panOf,
  pickKind,
  QUERY,
  saveUdyam,
  tellAccount,
  tellAddress,
  tellBusiness,
  tellKyc,
  tellPerson,
  tellSize,
  typeUdyamCode,
} from '../browser/support/udyam-steps';
import { picture, standsAt, tap } from '../browser/support/walk';

const UDYAM = '/register-udyam';

/** Both storages, the cookies and the address. */
async function everythingKept(page: Page, context: BrowserContext): Promise<string> {
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }, location.href, history.state]),
  );
  return stored + JSON.stringify(await context.cookies());
}

test('from the first screen to the Udyam number: free, page by page, sent once, its query kept', async ({
  page,
  persona,
  context,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('udyam-new');
  const pan = await panOf(merchant);
  const traces: string[] = [];
  page.on('request', (request) => {
    traces.push(request.url());
    if (!request.url().includes('/api/termloan')) traces.push(request.postData() ?? '');
  });
  page.on('console', (message) => traces.push(message.text()));
  await page.goto(merchant.enter(`/termloan/register-business?${QUERY}`));
  await standsAt(page, 'register-business', 'registerBusiness');
  await tap(page, 'Register now');
  await atUdyam(page, 'start', UDYAM);
  await expect(page.getByText('Pay nobody for it')).toBeVisible();
  await lookAt(page, 'start');
  await isReachedByKeyboard(page);
  await tap(page, 'Start');

  await atUdyam(page, 'kyc', `${UDYAM}/kyc`);
  await page.getByLabel('Your name').fill('');
  await saveUdyam(page);
  await expect(page.getByRole('alert')).toContainText('Check 3 things');
  await expect(page.getByRole('alert')).toBeFocused();
  await lookAt(page, 'kyc-errors');
  await tellKyc(page, 'ABCPK1234F');
  await saveUdyam(page);
  await expect(page.getByRole('alert')).toContainText('This is not the PAN of your account.');
  await expect(page.getByLabel('Aadhaar number')).toHaveValue('9999 4105 7058');
  await lookAt(page, 'kyc-refused');
  await page.getByLabel('PAN', { exact: true }).fill(pan);
  await saveUdyam(page);

  await atUdyam(page, 'code', `${UDYAM}/otp/aadhaar`);
  await lookAt(page, 'code');
  await typeUdyamCode(page, await wrongCode(merchant));
  await expect(page.getByText('4 tries left')).toBeVisible();
  await page.reload();
  await atUdyam(page, 'code', `${UDYAM}/otp/aadhaar`);
  expect(await callsOf(merchant, 'getUdyamOtp')).toEqual([200]);
  await typeUdyamCode(page, await merchant.newestCode());

  await atUdyam(page, 'personalDetails', `${UDYAM}/personal-details`);
  await tellPerson(page);
  await lookAt(page, 'personal');
  // Back goes past the code that was taken; what was typed stays in the page's memory.
  await page.goBack();
  await atUdyam(page, 'kyc', `${UDYAM}/kyc`);
  await expect(page.getByText('Saved: ••••7058. Leave empty to keep it.')).toBeVisible();
  await page.goForward();
  await atUdyam(page, 'personalDetails', `${UDYAM}/personal-details`);
  await expect(page.getByLabel('Mobile number')).toHaveValue(markedUdyam.mobile);
  await saveUdyam(page);

  await atUdyam(page, 'businessActivity', `${UDYAM}/business-details`);
  await page.getByLabel('Find your kind of business').fill('kirana shop');
  await expect(page.getByRole('list', { name: /found$/ })).toBeVisible();
  await lookAt(page, 'activity-search');
  await pickKind(page, 'kirana shop');
  await pickKind(page, '14105');
  await pickKind(page, 'mobile');
  await page.getByRole('button', { name: 'Remove Custom tailoring' }).click();
  await expect(page.getByRole('radio', { name: 'Buy and sell' })).toBeChecked();
  await lookAt(page, 'activity');
  await isReachedByKeyboard(page);
  await page.reload();
  await atUdyam(page, 'businessActivity', `${UDYAM}/business-details`);
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(2);
  await saveUdyam(page);

  await atUdyam(page, 'businessFacts', `${UDYAM}/business-details`);
  await tellBusiness(page);
  await lookAt(page, 'business');
  await saveUdyam(page);
  await atUdyam(page, 'businessSize', `${UDYAM}/business-details`);
  await tellSize(page);
  await lookAt(page, 'size');
  await page.reload();
  await atUdyam(page, 'businessSize');
  await expect(page.getByLabel('Sales of last year')).toHaveValue('5,40,000');
  await saveUdyam(page);
  await atUdyam(page, 'businessAddress', `${UDYAM}/business-details`);
  await tellAddress(page);
  await lookAt(page, 'address');
  await tap(page, /^Back$/);
  await atUdyam(page, 'businessSize', `${UDYAM}/business-details`);
  await saveUdyam(page);
  await atUdyam(page, 'businessAddress', `${UDYAM}/business-details`);
  await expect(page.getByLabel('Town or village')).toHaveValue(markedUdyam.city);
  await saveUdyam(page);
  await atUdyam(page, 'bankDetails', `${UDYAM}/bank-details`);
  await tellAccount(page);
  await lookAt(page, 'bank');
  await saveUdyam(page);

  await atUdyam(page, 'confirmation', `${UDYAM}/confirmation`);
  await expect(page.getByText('Retail sale in non-specialized stores')).toBeVisible();
  await lookAt(page, 'confirmation');
  await isReachedByKeyboard(page);
  await page.screenshot({ path: 'reports/pictures/udyam-confirmation-whole.png', fullPage: true });
  await tap(page, 'Send to the register');
  await expect(page.getByRole('alert')).toContainText('Tick this box');
  await tap(page, 'Change: How big is it?');
  await atUdyam(page, 'businessSize', `${UDYAM}/business-details`);
  await tap(page, /^Back$/);
  await atUdyam(page, 'confirmation', `${UDYAM}/confirmation`);
  await tap(page, 'Check this e-mail by a code');
  await typeUdyamCode(page, await merchant.newestCode());
  await atUdyam(page, 'confirmation', `${UDYAM}/confirmation`);
  await expect(page.getByText('Checked by a code')).toBeVisible();
  await agreeAndSend(page);
  await atUdyam(page, 'code', `${UDYAM}/otp/udyam`);
  await lookAt(page, 'last-code');
  await typeUdyamCode(page, await merchant.newestCode());

  await atUdyam(page, 'submitted', `${UDYAM}/status`);
  await lookAt(page, 'submitted');
  await page.reload();
  await atUdyam(page, 'submitted', `${UDYAM}/status`);
  await merchant.advance(11_000);
  await tap(page, 'Check again');
  await atUdyam(page, 'registered', `${UDYAM}/status`);
  await expect(page.getByText(/^UDYAM-MH-\d{2}-\d{7}$/)).toBeVisible();
  await lookAt(page, 'registered');
  await isReachedByKeyboard(page);
  const events = await merchant.events();
  expect(events.filter(({ kind }) => kind === 'udyam.submitted')).toHaveLength(1);

  const kept = await everythingKept(page, context);
  for (const value of [...Object.values(markedUdyam), pan]) {
    expect(kept, value).not.toContain(value);
    expect(traces.join('\n'), value).not.toContain(value);
    expect(JSON.stringify(events), value).not.toContain(value);
  }
  await page.goBack();
  await standsAt(page, 'register-business', 'registerBusiness');
  await expect(page).toHaveURL(`/termloan/register-business?${QUERY}`);
});
