/** The URL follows the journey: deep links, reload, back and forward, in each step. */
import type { Page } from '@playwright/test';
import type { Merchant } from './support/lender';
import { holdRequests } from './support/page-clock';
import { addAccount, chooseOffer, expectState, follow, tap } from './support/steps/walk';
import { expect, test } from './support/test';

async function pathIs(page: Page, path: string): Promise<void> {
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
}

/** A position: journey, state and its URL. */
interface Position {
  readonly journey: string;
  readonly state: string;
  readonly path: string;
}

async function expectPosition(page: Page, { journey, state, path }: Position): Promise<void> {
  await expectState(page, journey, state);
  await pathIs(page, path);
}

const start: Position = { journey: 'loan-entry', state: 'loanStart', path: '/termloan' };
const offer: Position = { journey: 'offer-selection', state: 'offer', path: '/termloan/offer' };
const terms: Position = { journey: 'offer-selection', state: 'offerTerms', path: '/termloan/offer/tnc' };
const select: Position = { journey: 'offer-selection', state: 'selectLoan', path: '/termloan/select-loan' };
const keyFacts: Position = {
  journey: 'offer-selection',
  state: 'keyFacts',
  path: '/termloan/select-loan/kfs',
};
const form: Position = { journey: 'account-flow', state: 'EDIT_FORM', path: '/termloan/bank-account/new' };
const accounts: Position = {
  journey: 'account-flow',
  state: 'SELECT_ACCOUNT',
  path: '/termloan/bank-account',
};
const confirm: Position = {
  journey: 'account-flow',
  state: 'CONFIRM_FORM',
  path: '/termloan/bank-account/confirm',
};
const noOffer: Position = {
  journey: 'account-flow',
  state: 'PROCESS_ERROR',
  path: '/termloan/bank-account/new',
};
const agreement: Position = { journey: 'agreement', state: 'agreementReview', path: '/termloan/agreement' };
const otp: Position = { journey: 'agreement', state: 'agreementOtp', path: '/termloan/agreement-otp' };
const receipt: Position = {
  journey: 'account-flow',
  state: 'RECEIVE_MONEY',
  path: '/termloan/receive-money',
};
const inTransit: Position = {
  journey: 'loan-status',
  state: 'disbursalPending',
  path: '/termloan/loan-status',
};
const home: Position = { journey: 'home', state: 'home', path: '/termloan/home' };

/** External deep links: a URL that the journey cannot open leads to the merchant's current step. */
const entryUrls: readonly { persona: string; entryUrl: string; to: Position; why: string }[] = [
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
  { persona: 'disbursal-pending', entryUrl: '/termloan/agreement', to: inTransit, why: 'done: signed' },
  { persona: 'disbursal-pending', entryUrl: '/termloan/agreement-otp', to: inTransit, why: 'done: signed' },
  { persona: 'disbursal-pending', entryUrl: '/termloan/bank-account', to: receipt, why: 'done: signed' },
  { persona: 'disbursal-pending', entryUrl: '/termloan/home', to: inTransit, why: 'locked: no money yet' },
  { persona: 'disbursed', entryUrl: '/termloan', to: home, why: 'done: repaying' },
  { persona: 'disbursed', entryUrl: '/termloan/home?navigation=false', to: home, why: 'open' },
];

for (const [index, name] of [...new Set(entryUrls.map(({ persona }) => persona))].entries()) {
  // By day for the first persona, who has the most links.
  test(`each link opens the page that ${name} may see, also after a reload${index === 0 ? '' : ' @night'}`, async ({
    page,
    persona,
  }) => {
    const merchant = await persona(name);
    for (const { entryUrl, to, why } of entryUrls.filter(({ persona }) => persona === name))
      await test.step(`${entryUrl} (${why}) opens ${to.path}`, async () => {
        await page.goto(merchant.enter(entryUrl));
        await expectPosition(page, to);
        await page.reload();
        await expectPosition(page, to);
      });
  });
}

test('back and forward walk the steps of the offers, and back leaves them for the entry', async ({
  page,
  persona,
}) => {
  const merchant = await persona('arthmate');
  await page.goto(merchant.enter('/termloan'));
  await chooseOffer(page);
  await expectPosition(page, form);

  await page.goBack();
  await expectPosition(page, keyFacts);
  await page.goBack();
  await expectPosition(page, select);
  await page.goBack();
  await expectPosition(page, offer);
  await page.goForward();
  await expectPosition(page, select);
  await page.goForward();
  await expectPosition(page, keyFacts);
  await page.reload();
  await expectPosition(page, keyFacts);
  for (const before of [select, offer, start]) {
    await tap(page, 'Back');
    await expectPosition(page, before);
  }
});

test('back in the account flow shows the previous step and keeps the account', async ({ page, persona }) => {
  const merchant = await persona('existing-account');
  await page.goto(merchant.enter('/termloan'));
  await chooseOffer(page);
  await expectPosition(page, accounts);
  await page.getByRole('radio').first().check({ force: true });
  await tap(page, 'Continue');
  await expectPosition(page, confirm);
  await page.goBack();
  await expectPosition(page, accounts);
  await expect(page.getByRole('radio').first()).toBeChecked();
  await page.goForward();
  await expectPosition(page, confirm);
  await page.reload();
  await expectPosition(page, confirm);
  await tap(page, 'Back');
  await expectPosition(page, accounts);
  await expect(page.getByRole('radio').first()).toBeChecked();
  await tap(page, 'Add another account');
  await expectPosition(page, form);
  await page.reload();
  await expectPosition(page, form);
  await tap(page, 'Back');
  await expectPosition(page, accounts);
});

test('several steps back at once lead to the step of the URL, if the journey can open it', async ({
  page,
  persona,
}) => {
  const merchant = await persona('arthmate');
  await page.goto(merchant.enter('/termloan/offer'));
  await tap(page, 'Compare offers');
  await page.locator('input[name="offer"]').first().check({ force: true });
  await tap(page, 'See key facts');
  await expectPosition(page, keyFacts);
  await page.evaluate(() => history.go(-2));
  await expectPosition(page, offer);
  await page.evaluate(() => history.go(2));
  await expectPosition(page, keyFacts);
});

test('back at the code leads to the agreement, a reload keeps the code; back after signing leads to the status of the loan', async ({
  page,
  persona,
}) => {
  const merchant = await signReady(page, await persona('agreement-ready'));
  await page.getByRole('checkbox').check({ force: true });
  await tap(page, 'Agree and get an SMS code');
  await expectPosition(page, otp);
  // While the code is being sent, back stays on the page.
  await expectState(page, 'otp', 'code');
  await page.goBack();
  await expectPosition(page, agreement);
  await page.goForward();
  await expectPosition(page, otp);
  await page.reload();
  await expectPosition(page, otp);
  await page.getByLabel('Code').fill(await merchant.newestCode());
  await tap(page, 'Sign and get money');
  await expectPosition(page, receipt);

  await page.goBack();
  // The agreement's entry URL finds it signed.
  await expect(page.locator('[data-journey="loan-status"]')).toBeVisible();
  const signed = (await merchant.audit()).filter(({ operationId }) => operationId === 'signAgreement');
  expect(signed.map(({ status }) => status)).toEqual([200]);
  const codes = (await merchant.audit()).filter(({ operationId }) => operationId === 'sendAgreementOtp');
  expect(codes, 'neither back nor a reload asks for another code').toHaveLength(1);
});

test('back while the offer is being confirmed stays on the page, and the offer is confirmed once', async ({
  page,
  persona,
}) => {
  const merchant = await persona('arthmate');
  await page.goto(merchant.enter('/termloan'));
  await chooseOffer(page);
  await addAccount(page, '001234567890', 'HDFC0001234');
  await expectPosition(page, confirm);
  const release = await holdRequests(page, /confirmBankDetails$/);
  await tap(page, 'Confirm');
  await expectState(page, 'account-flow', 'confirmingOffer');
  await page.goBack();
  await expectState(page, 'account-flow', 'confirmingOffer');
  release();
  await expectPosition(page, agreement);
  const confirmed = (await merchant.audit()).filter(
    ({ operationId }) => operationId === 'confirmBankDetails',
  );
  expect(confirmed).toHaveLength(1);
});

test('the flag navigation shows and hides the bottom navigation, and is kept on other pages', async ({
  page,
  persona,
}) => {
  const merchant = await persona('arthmate');
  const navBar = page.getByRole('navigation', { name: 'Main places' });
  await page.goto(merchant.enter('/termloan/offer?navigation=true'));
  await expectPosition(page, offer);
  await expect(navBar).toBeVisible();
  await tap(page, 'Compare offers');
  await expectPosition(page, select);
  await expect(page).toHaveURL(/navigation=true/);
  await expect(navBar).toBeVisible();
  await page.goto('/termloan/offer?navigation=false');
  await expectPosition(page, offer);
  await expect(navBar).toHaveCount(0);
});

test('the bottom navigation opens each of its pages', async ({ page, persona }) => {
  const merchant = await persona('disbursed');
  await page.goto(merchant.enter('/termloan/home'));
  await expectPosition(page, home);
  for (const [name, journey, state] of [
    ['Pay', 'prepayment', 'choice'],
    ['History', 'history', 'history'],
    ['Help', 'contact', 'contact'],
  ] as const) {
    await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
    await expectState(page, journey, state);
    await page.goBack();
    await expectPosition(page, home);
    // The merchant's name is not in the browser's history.
    await expect(page).toHaveTitle('Your loan · Shop loan');
  }
});

test('an unknown path shows a message, and leads to the start', async ({ page, persona }) => {
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
  await expectPosition(page, start);
});

async function signReady(page: Page, merchant: Merchant): Promise<Merchant> {
  await page.goto(merchant.enter('/termloan/agreement'));
  await expectPosition(page, agreement);
  return merchant;
}
