/** The URL is the projection of the journey: deep links, reload, back and forward, in each step of each journey. */
import type { Page } from '@playwright/test';

import { hold } from './support/hurry';
import type { Merchant } from './support/lender';
import { addAccount, chooseOffer, follow, standsAt, tap } from './support/steps/walk';
import { expect, test } from './support/test';

async function pathIs(page: Page, path: string): Promise<void> {
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
}

/** Where one stands: journey, state, and the URL that goes with it. */
interface Stand {
  readonly journey: string;
  readonly state: string;
  readonly path: string;
}

async function stands(page: Page, { journey, state, path }: Stand): Promise<void> {
  await standsAt(page, journey, state);
  await pathIs(page, path);
}

const start: Stand = { journey: 'loan-entry', state: 'loanStart', path: '/termloan' };
const offer: Stand = { journey: 'offer-selection', state: 'offer', path: '/termloan/offer' };
const terms: Stand = { journey: 'offer-selection', state: 'offerTerms', path: '/termloan/offer/tnc' };
const select: Stand = { journey: 'offer-selection', state: 'selectLoan', path: '/termloan/select-loan' };
const keyFacts: Stand = { journey: 'offer-selection', state: 'keyFacts', path: '/termloan/select-loan/kfs' };
const form: Stand = { journey: 'account-flow', state: 'EDIT_FORM', path: '/termloan/bank-account/new' };
const accounts: Stand = { journey: 'account-flow', state: 'SELECT_ACCOUNT', path: '/termloan/bank-account' };
const confirm: Stand = {
  journey: 'account-flow',
  state: 'CONFIRM_FORM',
  path: '/termloan/bank-account/confirm',
};
const noOffer: Stand = {
  journey: 'account-flow',
  state: 'PROCESS_ERROR',
  path: '/termloan/bank-account/new',
};
const agreement: Stand = { journey: 'agreement', state: 'agreementReview', path: '/termloan/agreement' };
const otp: Stand = { journey: 'agreement', state: 'agreementOtp', path: '/termloan/agreement-otp' };
const receipt: Stand = { journey: 'account-flow', state: 'RECEIVE_MONEY', path: '/termloan/receive-money' };
const onItsWay: Stand = { journey: 'loan-status', state: 'disbursalPending', path: '/termloan/loan-status' };
const home: Stand = { journey: 'home', state: 'home', path: '/termloan/home' };

/** Deep links from outside: what the journey can't take leads to where the merchant stands. */
const entryUrls: readonly { persona: string; entryUrl: string; to: Stand; why: string }[] = [
  { persona: 'arthmate', entryUrl: '/termloan/offer', to: offer, why: 'open' },
  { persona: 'arthmate', entryUrl: '/termloan/offer/tnc', to: terms, why: 'open' },
  { persona: 'arthmate', entryUrl: '/termloan/select-loan', to: select, why: 'open' },
  { persona: 'arthmate', entryUrl: '/termloan/select-loan/kfs', to: select, why: 'locked: no offer chosen' },
  {
    persona: 'arthmate',
    entryUrl: '/termloan/bank-account/new',
    to: noOffer,
    why: 'locked: no offer chosen',
  },
  { persona: 'arthmate', entryUrl: '/termloan/agreement', to: start, why: 'locked: no offer confirmed' },
  { persona: 'arthmate', entryUrl: '/termloan/agreement-otp', to: start, why: 'locked: no offer confirmed' },
  {
    persona: 'arthmate',
    entryUrl: '/termloan/approved-loan-details',
    to: start,
    why: 'locked: nothing approved',
  },
  {
    persona: 'arthmate',
    entryUrl: '/termloan/loan-approval-status',
    to: start,
    why: 'locked: nothing to approve',
  },
  { persona: 'agreement-ready', entryUrl: '/termloan', to: agreement, why: 'left off at the agreement' },
  {
    persona: 'agreement-ready',
    entryUrl: '/termloan/agreement-otp',
    to: agreement,
    why: 'locked: no code was sent',
  },
  {
    persona: 'agreement-ready',
    entryUrl: '/termloan/bank-account/new',
    to: agreement,
    why: 'done: offer confirmed',
  },
  {
    persona: 'agreement-ready',
    entryUrl: '/termloan/select-loan/kfs',
    to: agreement,
    why: 'done: offer confirmed',
  },
  { persona: 'disbursal-pending', entryUrl: '/termloan/agreement', to: onItsWay, why: 'done: signed' },
  { persona: 'disbursal-pending', entryUrl: '/termloan/agreement-otp', to: onItsWay, why: 'done: signed' },
  { persona: 'disbursal-pending', entryUrl: '/termloan/bank-account', to: receipt, why: 'done: signed' },
  { persona: 'disbursal-pending', entryUrl: '/termloan/home', to: onItsWay, why: 'locked: no money yet' },
  { persona: 'disbursed', entryUrl: '/termloan', to: home, why: 'done: repaying' },
  { persona: 'disbursed', entryUrl: '/termloan/home?navigation=false', to: home, why: 'open' },
];

for (const { persona: name, entryUrl, to, why } of entryUrls) {
  test(`a link to ${entryUrl} (${why}) stands at ${to.path} for ${name}`, async ({ page, persona }) => {
    const merchant = await persona(name);
    await page.goto(merchant.enter(entryUrl));
    await stands(page, to);
    await page.reload();
    await stands(page, to);
  });
}

test('back and forward walk the steps of the offers, and back leaves them for the entry', async ({
  page,
  persona,
}) => {
  const merchant = await persona('arthmate');
  await page.goto(merchant.enter('/termloan'));
  await chooseOffer(page);
  await stands(page, form);

  await page.goBack();
  await stands(page, keyFacts);
  await page.goBack();
  await stands(page, select);
  await page.goBack();
  await stands(page, offer);
  await page.goForward();
  await stands(page, select);
  await page.goForward();
  await stands(page, keyFacts);
  await page.reload();
  await stands(page, keyFacts);
  for (const before of [select, offer, start]) {
    await tap(page, 'Back');
    await stands(page, before);
  }
});

test('back in the account flow visits the step before, keeps the account, and never undoes it', async ({
  page,
  persona,
}) => {
  const merchant = await persona('existing-account');
  await page.goto(merchant.enter('/termloan'));
  await chooseOffer(page);
  await stands(page, accounts);
  await page.getByRole('radio').first().check({ force: true });
  await tap(page, 'Continue');
  await stands(page, confirm);
  await page.goBack();
  await stands(page, accounts);
  await expect(page.getByRole('radio').first()).toBeChecked();
  await page.goForward();
  await stands(page, confirm);
  await page.reload();
  await stands(page, accounts);
  await tap(page, 'Add another account');
  await stands(page, form);
  await page.reload();
  await stands(page, form);
  await tap(page, 'Back');
  await stands(page, accounts);
});

test('several steps back at once end where the URL says, as far as the journey can take it', async ({
  page,
  persona,
}) => {
  const merchant = await persona('arthmate');
  await page.goto(merchant.enter('/termloan/offer'));
  await tap(page, 'Compare offers');
  await page.locator('input[name="offer"]').first().check({ force: true });
  await tap(page, 'See key facts');
  await stands(page, keyFacts);
  await page.evaluate(() => history.go(-2));
  await stands(page, offer);
  await page.evaluate(() => history.go(2));
  await stands(page, keyFacts);
});

test('back at the code leads to the agreement, a reload keeps the code; back after signing stays on the receipt', async ({
  page,
  persona,
}) => {
  const merchant = await signReady(page, await persona('agreement-ready'));
  await page.getByRole('checkbox').check({ force: true });
  await tap(page, 'Agree and get the code');
  await stands(page, otp);
  await page.goBack();
  await stands(page, agreement);
  await page.goForward();
  await stands(page, otp);
  await page.reload();
  await stands(page, otp);
  await page.getByLabel('Code').fill(await merchant.newestCode());
  await tap(page, 'Sign and get money');
  await stands(page, receipt);

  await page.goBack();
  await expect(page.locator('[data-state="agreementReview"], [data-state="agreementOtp"]')).toHaveCount(0);
  const signed = (await merchant.audit()).filter(({ operationId }) => operationId === 'signAgreement');
  expect(signed.map(({ status }) => status)).toEqual([200]);
  const codes = (await merchant.audit()).filter(({ operationId }) => operationId === 'sendAgreementOtp');
  expect(codes, 'neither back nor a reload asks for another code').toHaveLength(1);
});

test('back while the offer is being confirmed does not leave, and confirms once', async ({
  page,
  persona,
}) => {
  const merchant = await persona('arthmate');
  await page.goto(merchant.enter('/termloan'));
  await chooseOffer(page);
  await addAccount(page, '001234567890', 'HDFC0001234');
  await stands(page, confirm);
  const letGo = await hold(page, /confirmBankDetails$/);
  await tap(page, 'Confirm');
  await standsAt(page, 'account-flow', 'confirmingOffer');
  await page.goBack();
  await standsAt(page, 'account-flow', 'confirmingOffer');
  letGo();
  await stands(page, agreement);
  const confirmed = (await merchant.audit()).filter(
    ({ operationId }) => operationId === 'confirmBankDetails',
  );
  expect(confirmed).toHaveLength(1);
});

test('the flag navigation shows and hides the bottom navigation, and goes along', async ({
  page,
  persona,
}) => {
  const merchant = await persona('arthmate');
  const places = page.getByRole('navigation', { name: 'Main places' });
  await page.goto(merchant.enter('/termloan/offer?navigation=true'));
  await stands(page, offer);
  await expect(places).toBeVisible();
  await tap(page, 'Compare offers');
  await stands(page, select);
  await expect(page).toHaveURL(/navigation=true/);
  await expect(places).toBeVisible();
  await page.goto('/termloan/offer?navigation=false');
  await stands(page, offer);
  await expect(places).toHaveCount(0);
});

test('the bottom navigation leads from place to place', async ({ page, persona }) => {
  const merchant = await persona('disbursed');
  await page.goto(merchant.enter('/termloan/home'));
  await stands(page, home);
  for (const [name, journey, state] of [
    ['History', 'history', 'history'],
    ['My QR', 'qr', 'qrNotOffered'],
    ['Help', 'contact', 'contact'],
  ] as const) {
    await page.getByRole('navigation').getByRole('link', { name }).click();
    await standsAt(page, journey, state);
    await page.goBack();
    await stands(page, home);
    // Whoever is greeted on the page is not named in the browser's history.
    await expect(page).toHaveTitle('Namaste · Shop loan');
  }
});

test('an unknown path says so, and leads to the start', async ({ page, persona }) => {
  const merchant = await persona('arthmate');
  await page.goto(merchant.enter('/termloan/no-such-page'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist');
  await expect(page).toHaveTitle('This page does not exist · Shop loan');
  await follow(page, 'Go to the start');
  await pathIs(page, '/');
});

test('the exit page can be left again', async ({ page, persona }) => {
  const merchant = await persona('arthmate');
  await page.goto(merchant.enter('/termloan/exit'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You can close this page');
  await follow(page, 'Back to my loan');
  await stands(page, start);
});

async function signReady(page: Page, merchant: Merchant): Promise<Merchant> {
  await page.goto(merchant.enter('/termloan/agreement'));
  await stands(page, agreement);
  return merchant;
}
