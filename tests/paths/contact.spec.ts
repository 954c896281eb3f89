/** Contact details in Chromium: own lender, another, an unknown one; and the consent to messages. */
import type { Page } from '@playwright/test';

import { expectAccessible, expectFitsWhenZoomed, expectReachableByKeyboard } from '../browser/support/access';
import type { Merchant } from '../browser/support/lender';
import { callsOf } from '../browser/support/other-phone';
import { advanceTo } from '../browser/support/page-clock';
import { picture, takePicture } from '../browser/support/pictures';
import type { JourneyPage } from '../browser/support/steps/journey-page';
import { expectState, tap } from '../browser/support/steps/walk';
import { expect, FAILED_CALLS, test } from '../browser/support/test';

test.use({ journeyId: 'contact' });

const OWN_LENDER_URL = '/termloan/contact/mine';
const NO_CONSENT_TEXT = /^You get none now\./;
const CONSENT_TEXT = /^You agreed on /;

/** From this page to a complaint, and to the page of one's rights. */
async function leaveByLinks(
  journey: JourneyPage,
  merchant: Merchant,
  url: string,
  state: string,
): Promise<void> {
  for (const [link, to] of [
    [/^Make a complaint/, /\/termloan\/complaints$/],
    [/^Your rights/, /\/rights$/],
  ] as const) {
    await journey.open(merchant, url, state);
    await journey.leaveBy(link, to);
  }
}

/** Opens a page whose consent fails to load; then loads, gives and withdraws it there. */
async function checkConsent(page: Page, merchant: Merchant, url: string, state: string): Promise<void> {
  await merchant.fault('getWhatsappOptin', { kind: 'malformed', times: 0 });
  await page.goto(merchant.enter(url));
  await expectState(page, 'contact', state);
  await expect(page.getByText('We could not see if you agreed to messages.')).toBeVisible();
  await merchant.clearFaults();
  await tap(page, 'Try again');
  await expect(page.getByText(NO_CONSENT_TEXT)).toBeVisible();
  expect(await callsOf(merchant, 'setWhatsappOptin')).toEqual([]);
  await tap(page, 'Agree to loan messages');
  await expect(page.getByText(CONSENT_TEXT)).toBeVisible();
  await tap(page, 'Stop loan messages');
  await expect(page.getByText(NO_CONSENT_TEXT)).toBeVisible();
  await expectState(page, 'contact', state);
}

test('the lender of the own loan: customer care, the officer, a call; consent given and withdrawn', async ({
  page,
  journey,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS, /tel:/);
  const merchant = await persona('disbursed');
  await checkConsent(page, merchant, OWN_LENDER_URL, 'contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk to Arthmate');
  for (const fact of ['Harpreet Singh', '1800-000-1102', '1800-000-2102', 'The lender of your loan'])
    await expect(page.getByText(fact, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectFitsWhenZoomed(page);
  await expectReachableByKeyboard(page);
  await picture(page, 'contact-lender');
  await page.getByRole('heading', { name: 'Grievance officer', exact: true }).scrollIntoViewIfNeeded();
  await takePicture(page, 'contact-lender-whole', true);
  await expect(page.getByRole('link', { name: 'arthmate.example' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.arthmate\.example\/?$/,
  );
  await leaveByLinks(journey, merchant, OWN_LENDER_URL, 'contact');
  await journey.open(merchant, OWN_LENDER_URL, 'contact');
  await journey.tap(/^Back$/, 'home/home');
  await journey.open(merchant, OWN_LENDER_URL, 'contact');
  // At the end: Chromium opens a dialog for the tel: link, which blocks further taps.
  await journey.tap('Call the officer', 'contact');
  await expect(page.getByText('The call did not open')).toHaveCount(0);
});

test('another lender, and an unknown one: the own lender is offered @night', async ({
  page,
  journey,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await journey.openAs('disbursed', '/termloan/contact/USFB', 'contact');
  await expect(page.getByText('A lending partner')).toBeVisible();
  await checkConsent(page, merchant, '/termloan/contact/NO%20BODY', 'unknownPartner');
  await expect(page.getByText('BODY')).toHaveCount(0);
  await journey.checkLook('unknown');
  await leaveByLinks(journey, merchant, '/termloan/contact/NOBODY', 'unknownPartner');
  await journey.open(merchant, '/termloan/contact/NOBODY', 'unknownPartner');
  await journey.tap('Talk to Arthmate', 'contact', /\/termloan\/contact\/mine$/);
  await journey.open(merchant, '/termloan/contact/NOBODY', 'unknownPartner');
  await journey.tap(/^Back$/, 'home/home');
});

test('no lender yet: support, messages, and a link to the start @night', async ({
  page,
  journey,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('new-merchant');
  await checkConsent(page, merchant, OWN_LENDER_URL, 'noLender');
  await journey.checkLook('none');
  await leaveByLinks(journey, merchant, OWN_LENDER_URL, 'noLender');
  await journey.open(merchant, OWN_LENDER_URL, 'noLender');
  await journey.tap('Go to the start', 'loan-entry/loanStart');
  await journey.open(merchant, OWN_LENDER_URL, 'noLender');
  await journey.tap(/^Back$/, 'loan-entry/loanStart');
  await journey.open(merchant, '/termloan/contact/NOBODY', 'unknownPartner');
  await journey.tap('Go to the start', 'loan-entry/loanStart');
});

test('a refused consent, and one whose answer is lost: sent once, and shown as the service reports it @night', async ({
  page,
  journey,
}) => {
  await page.clock.install();
  const merchant = await journey.openAs('disbursed', OWN_LENDER_URL, 'contact');
  const body = { error: 'mobile_not_registered' };
  await merchant.fault('setWhatsappOptin', { kind: 'status', status: 400, body });
  await tap(page, 'Agree to loan messages');
  await expect(page.getByText('Your mobile number is not registered with us.')).toBeVisible();
  await expect(page.getByText(NO_CONSENT_TEXT)).toBeVisible();
  await picture(page, 'contact-refused');

  await merchant.fault('setWhatsappOptin', { kind: 'drop-after', times: 0 });
  await merchant.fault('getRequestStatus', { kind: 'malformed', times: 0 });
  await tap(page, 'Agree to loan messages');
  await advanceTo(page, 'contact', 'consentUnanswered');
  await journey.checkLook('unanswered');
  await merchant.clearFaults();
  await tap(page, 'Check again');
  await advanceTo(page, 'contact', 'contact');
  await expect(page.getByText(CONSENT_TEXT)).toBeVisible();
  const consentEvents = (await merchant.events()).filter(({ kind }) => kind === 'whatsapp.optin');
  expect(consentEvents).toHaveLength(1);

  await merchant.fault('setWhatsappOptin', { kind: 'drop-before', times: 0 });
  await merchant.fault('getRequestStatus', { kind: 'malformed', times: 0 });
  await tap(page, 'Stop loan messages');
  await advanceTo(page, 'contact', 'consentUnanswered');
  await journey.tap(/^Back$/, 'home/home');
});

test('a lender that cannot be loaded: a message, and Try again @night', async ({
  page,
  journey,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('disbursed');
  await merchant.fault('getLenderContact', { kind: 'malformed', times: 0 });
  await journey.open(merchant, OWN_LENDER_URL, 'contactUnavailable');
  await expectAccessible(page);
  await journey.tap(/^Back$/, 'home/home');
  await journey.open(merchant, OWN_LENDER_URL, 'contactUnavailable');
  await merchant.clearFaults();
  await journey.tap('Try again', 'contact');
});
