/** Bank account and confirmation in Chromium: every row of spec 5, every Back transition, one write per tap. */
import type { Page } from '@playwright/test';
import type { Fault, Merchant } from '../browser/support/lender';
import {
  addAccountOnOtherPhone,
  callsOf,
  confirmOnOtherPhone,
  countsInBooks,
  moveTo,
  requestIdsOf,
  storeChosenOffer,
} from '../browser/support/other-phone';
import { holdRequests, waitForRequestDuring } from '../browser/support/page-clock';
import { picture } from '../browser/support/pictures';
import { chooseOffer, expectState, tap, typeAccount } from '../browser/support/steps/walk';
import { expect, FAILED_CALLS, test } from '../browser/support/test';

test.use({ journeyId: 'account-flow' });

const heading = { level: 1 } as const;
const back = /^Back$/;
const expectCurrentState = (page: Page, state: string) => expectState(page, 'account-flow', state);

/** Checks the state, and takes its screenshot. */
async function expectAndCapture(page: Page, state: string): Promise<void> {
  await expectCurrentState(page, state);
  await picture(page, `account-flow-${state.toLowerCase().replaceAll('_', '-')}`);
}

/** The form of a new account, for a merchant who chose an offer on an earlier visit. */
async function openForm(page: Page, merchant: Merchant): Promise<Merchant> {
  await storeChosenOffer(page, merchant);
  await page.goto(merchant.enter('/termloan/bank-account/new'));
  await expectAndCapture(page, 'EDIT_FORM');
  return merchant;
}

/** Opens the confirmation: the account on file is chosen. */
async function openConfirm(page: Page, merchant: Merchant): Promise<Merchant> {
  await storeChosenOffer(page, merchant);
  await page.goto(merchant.enter('/termloan/bank-account'));
  await expectAndCapture(page, 'SELECT_ACCOUNT');
  await page.getByRole('radio').first().check({ force: true });
  await tap(page, 'Continue');
  await expectAndCapture(page, 'CONFIRM_FORM');
  return merchant;
}

const UNKNOWN_ERROR = 'An unknown error occurred while creating your account.';

const refusals: readonly {
  typed: readonly [account: string, ifsc: string];
  message: string;
  field: 'IFSC' | 'Account number' | null;
  fault?: Fault;
}[] = [
  { typed: ['001234562222', 'HDFC0001234'], message: 'Rate limit hit', field: null },
  { typed: ['001234567890', 'BLCK0000001'], message: 'IFSC is blacklisted', field: 'IFSC' },
  { typed: ['001234567890', 'INVD0000001'], message: 'Invalid IFSC Code', field: 'IFSC' },
  { typed: ['001234567890', 'NOTV0000001'], message: 'Invalid IFSC Code', field: 'IFSC' },
  { typed: ['001234560000', 'HDFC0001234'], message: 'Invalid Bank Details', field: 'Account number' },
  {
    typed: ['001234561111', 'HDFC0001234'],
    message: "The names on this bank account and the PAN card don't match.",
    field: 'Account number',
  },
  {
    typed: ['009876500123', 'SBIN0004321'],
    message: 'Bank Account already exists',
    field: 'Account number',
  },
  {
    typed: ['001234567890', 'MERG0000001'],
    message: 'Due to merger of banks this IFSC code is not valid',
    field: 'IFSC',
  },
  {
    typed: ['001234567890', 'MERH0000001'],
    message: 'Due to merger of banks this IFSC code is not valid',
    field: 'IFSC',
  },
  {
    typed: ['001234567890', 'HDFC0001234'],
    message: 'The bank is closed today.',
    field: null,
    fault: { kind: 'status', status: 400, body: { code: 'E9', message: 'The bank is closed today.' } },
  },
  {
    typed: ['001234567890', 'HDFC0001234'],
    message: UNKNOWN_ERROR,
    field: null,
    fault: { kind: 'empty', status: 400 },
  },
  // The error code decides, not the status: a listed code with a 500 or 503 is a refusal, with the text of spec 5.
  {
    typed: ['001234567890', 'HDFC0001234'],
    message: 'IFSC is blacklisted',
    field: 'IFSC',
    fault: { kind: 'status', status: 500, body: { error: 'blacklisted_ifsc' }, times: 2 },
  },
  {
    typed: ['001234567890', 'HDFC0001234'],
    message: 'Rate limit hit',
    field: null,
    fault: { kind: 'status', status: 503, body: { code: 'too_many_requests', message: 'Slow' }, times: 2 },
  },
];

test('a refused account: each row of the table of spec 5 shows its message at its field, and the form keeps the values @night', async ({
  page,
  journey,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await openForm(page, await persona('arthmate'));
  await addAccountOnOtherPhone(merchant);
  for (const { typed, message, field, fault } of refusals) {
    if (fault !== undefined) await merchant.fault('createBankDetails', fault);
    await typeAccount(page, ...typed);
    const answered = page.waitForResponse(/\/bankDetails$/);
    await tap(page, 'Check account');
    await answered;
    await journey.shows('SERVER_ERROR');
    const summary = page.getByRole('alert').filter({ has: page.getByRole('link') });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText(message);
    if (field !== null)
      await expect(page.getByLabel(field, { exact: true })).toHaveAccessibleDescription(
        new RegExp(message.replaceAll('.', '\\.')),
      );
    await expect(page.getByLabel('Account number', { exact: true })).toHaveValue(typed[0]);
    await expect(page.getByLabel('IFSC')).toHaveValue(typed[1]);
  }
  expect(await countsInBooks(merchant)).toEqual({ accounts: 1, confirmed: 0 });

  // Each refused account was a separate request; the last one is added.
  await typeAccount(page, '001234567890', 'HDFC0001234');
  await journey.tap('Check account', 'CONFIRM_FORM');
  expect(await countsInBooks(merchant)).toEqual({ accounts: 2, confirmed: 0 });
  const accountsAddedBefore = 1;
  expect(await requestIdsOf(merchant, 'createBankDetails')).toHaveLength(
    accountsAddedBefore + refusals.length + 1,
  );
});

test('a UPI id whose name is not that of the PAN: the message is shown at the field, and the typed UPI id is kept @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await openForm(page, await persona('arthmate'));
  await page.getByRole('radio', { name: 'UPI id' }).check({ force: true });
  await page.getByRole('textbox', { name: 'Your UPI id' }).fill('ramesh@okaxis');
  const refused = { kind: 'status', status: 400, body: { error: 'name_does_not_match_with_pan' } } as const;
  await merchant.fault('createBankDetails', refused);
  await journey.tap('Check account', 'SERVER_ERROR');
  const field = page.getByRole('textbox', { name: 'Your UPI id' });
  await expect(field).toHaveAccessibleDescription(/names on this bank account and the PAN card don't match/);
  await expect(field).toHaveValue('ramesh@okaxis');
});

test('the payment address check fails or finds no account: the reason is shown, and no account is created @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await openForm(page, await persona('arthmate'));
  const faults: readonly [Fault, string][] = [
    [{ kind: 'html' }, UNKNOWN_ERROR],
    [{ kind: 'malformed' }, UNKNOWN_ERROR],
    [{ kind: 'wrong-shape' }, UNKNOWN_ERROR],
    [{ kind: 'status', status: 200, body: { is_valid: false, name: null } }, 'Invalid Bank Details'],
  ];
  await typeAccount(page, '001234567890', 'HDFC0001234');
  for (const [fault, message] of faults) {
    await merchant.fault('verifyPaymentAddress', fault);
    const answered = page.waitForResponse(/verifyPaymentAddress$/);
    await tap(page, 'Check account');
    await answered;
    await journey.shows('SERVER_ERROR');
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(message);
  }
  expect(await callsOf(merchant, 'createBankDetails')).toEqual([]);
});

test('the form shows its errors before any request, and sends one request for two taps @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await openForm(page, await persona('arthmate'));
  await expect(page.getByText('The name on this account must match your PAN: ABDUL RAHMAN.')).toBeVisible();
  await tap(page, 'Check account');
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Type your account number.',
    'Type the IFSC.',
    'Choose savings or current.',
  ]);
  await typeAccount(page, '001234567890', 'hdfcO001234');
  await page.getByLabel('Account number again').fill('001234567891');
  await tap(page, 'Check account');
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'The two account numbers are not the same. Check both.',
    'The fifth character is a zero, not the letter O: use HDFC0001234?',
  ]);
  await tap(page, 'Use HDFC0001234');
  await page.getByLabel('Account number again').fill('0012 3456 7890');
  expect(await callsOf(merchant, 'verifyPaymentAddress')).toEqual([]);

  await page.getByRole('button', { name: 'Check account' }).dblclick();
  await journey.shows('CONFIRM_FORM');
  await expect(page.getByText('0012 3456 7890')).toBeVisible();
  expect([
    await callsOf(merchant, 'verifyPaymentAddress'),
    await callsOf(merchant, 'createBankDetails'),
  ]).toEqual([[200], [200]]);
});

test('a reload in the middle of the form keeps the page and no account number', async ({
  page,
  journey,
  persona,
}) => {
  await openForm(page, await persona('arthmate'));
  await typeAccount(page, '001234567890', 'HDFC0001234');
  await journey.reload('EDIT_FORM');
  await expect(page.getByLabel('Account number', { exact: true })).toHaveValue('');
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }]),
  );
  expect(stored).not.toContain('1234567890');
  await journey.tap(back, 'offer-selection/selectLoan');
});

test('a UPI id instead of an account: chosen before and after a refusal, and shown in full @night', async ({
  page,
  journey,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  await openForm(page, await persona('arthmate'));
  await page.getByRole('radio', { name: 'UPI id' }).check({ force: true });
  await journey.shows('EDIT_FORM');
  await page.getByRole('radio', { name: 'Bank account' }).check({ force: true });
  await typeAccount(page, '001234567890', 'BLCK0000001');
  await journey.tap('Check account', 'SERVER_ERROR');
  await page.getByRole('radio', { name: 'UPI id' }).check({ force: true });
  await journey.shows('EDIT_FORM');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Your UPI id' }).fill('abdul@okaxis');
  await journey.tap('Check account', 'CONFIRM_FORM');
  await expect(page.getByText('abdul@okaxis')).toBeVisible();
});

test('a refused account leads back to the accounts on file, or to the offers where there are none @night', async ({
  page,
  journey,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('existing-account');
  await storeChosenOffer(page, merchant);
  await journey.open(merchant, '/termloan/bank-account', 'SELECT_ACCOUNT');
  await journey.tap('Add another account', 'EDIT_FORM');
  await typeAccount(page, '001234567890', 'BLCK0000001');
  await journey.tap('Check account', 'SERVER_ERROR');
  await journey.goBack('SELECT_ACCOUNT');

  await openForm(page, await persona('arthmate'));
  await typeAccount(page, '001234567890', 'BLCK0000001');
  await journey.tap('Check account', 'SERVER_ERROR');
  await journey.tap(back, 'offer-selection/selectLoan');
});

test('accounts on file: none is preselected; Back and forward follow the steps @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('existing-account');
  await storeChosenOffer(page, merchant);
  // A link to a locked step: the journey opens the available step.
  await journey.open(merchant, '/termloan/bank-account/confirm', 'SELECT_ACCOUNT');
  await expect(page).toHaveURL(/\/termloan\/bank-account$/);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  const continueButton = page.getByRole('button', { name: 'Continue' });
  await expect(continueButton).toHaveAttribute('aria-disabled', 'true');
  await moveTo(page, '/termloan/bank-account/confirm');
  await expect(page).toHaveURL(/\/termloan\/bank-account$/);
  await journey.shows('SELECT_ACCOUNT');

  await page.getByRole('radio').nth(1).check({ force: true });
  await continueButton.dblclick();
  await journey.shows('CONFIRM_FORM');
  await expect(page.getByText('0000 0032 1876 5432 1')).toBeVisible();
  await journey.goBack('SELECT_ACCOUNT');
  await journey.goForward('CONFIRM_FORM');
  await journey.reload('CONFIRM_FORM');
  await journey.tap(back, 'SELECT_ACCOUNT');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();

  await journey.tap('Add another account', 'EDIT_FORM');
  await journey.goBack('SELECT_ACCOUNT');
  await journey.goForward('EDIT_FORM');
  await journey.moveTo('/termloan/bank-account', 'SELECT_ACCOUNT');
  expect(await callsOf(merchant, 'confirmBankDetails')).toEqual([]);
});

test('the accounts, opened by a link, lead back to the offers @night', async ({ page, journey, persona }) => {
  const merchant = await persona('existing-account');
  await storeChosenOffer(page, merchant);
  await journey.open(merchant, '/termloan/bank-account', 'SELECT_ACCOUNT');
  await journey.tap(back, 'offer-selection/selectLoan');
});

test('without a chosen offer the page says so, and leads to the offers @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('existing-account');
  await page.goto(merchant.enter('/termloan/bank-account'));
  await expectAndCapture(page, 'PROCESS_ERROR');
  await expect(page.getByText('bankDetailsId or loanOfferId not available.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /Try again|another account/ })).toHaveCount(0);
  await journey.tap('See your offers again', 'offer-selection/selectLoan');

  await journey.goTo('/termloan/bank-account/new', 'PROCESS_ERROR');
  await journey.tap(back, 'offer-selection/selectLoan');
});

test('accounts that cannot be loaded: a message, Try again and Back @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('existing-account');
  await storeChosenOffer(page, merchant);
  await merchant.fault('listBankDetails', { kind: 'html', times: 0 });
  await journey.open(merchant, '/termloan/bank-account', 'accountsUnavailable');
  await expect(page.getByRole('heading', heading)).toHaveText('Bank accounts not available');
  await merchant.clearFaults();
  // The name on the PAN is optional: the flow continues without it.
  await merchant.fault('getPanDetails', { kind: 'html', times: 0 });
  await journey.tap('Try again', 'SELECT_ACCOUNT');
  await merchant.fault('getLoan', { kind: 'wrong-shape', times: 0 });
  await journey.reload('accountsUnavailable');
  // The heading names the call that failed.
  await expect(page.getByRole('heading', heading)).toHaveText('get latest loan error');
  await merchant.clearFaults();
  await journey.tap(back, 'offer-selection/selectLoan');
});

test('an offer that expires while its page is open: a message, and each next step @night', async ({
  page,
  journey,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await openConfirm(page, await persona('expired-offer'));
  await merchant.advanceMs(180_000);
  await journey.tap('Confirm', 'PROCESS_ERROR');
  await expect(page.getByRole('heading', heading)).toHaveText('This offer has ended');
  const retried = page.waitForResponse(/confirmBankDetails$/);
  await tap(page, 'Try again');
  await retried;
  await journey.shows('PROCESS_ERROR');
  await journey.tap(back, 'CONFIRM_FORM');
  await journey.tap('Confirm', 'PROCESS_ERROR');
  expect(await requestIdsOf(merchant, 'confirmBankDetails')).toHaveLength(3);
  await journey.tap('Start again with another account', 'EDIT_FORM', /\/termloan\/bank-account\/new$/);
  await journey.tap(back, 'SELECT_ACCOUNT');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.getByRole('radio').first().check({ force: true });
  await tap(page, 'Continue');
  await journey.tap('Confirm', 'PROCESS_ERROR');
  await journey.tap('See your offers again', 'offer-selection/noOffers');
  expect(await countsInBooks(merchant)).toEqual({ accounts: 1, confirmed: 0 });
});

test('another offer was confirmed on the other phone: nothing is confirmed twice @night', async ({
  page,
  journey,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await openConfirm(page, await persona('existing-account'));
  await confirmOnOtherPhone(merchant, 1);
  await journey.tap('Confirm', 'PROCESS_ERROR');
  await expect(page.getByRole('heading', heading)).toHaveText('An offer is confirmed already');
  await journey.tap('Go to your loan', 'agreement/agreementReview');
  expect(await countsInBooks(merchant)).toEqual({ accounts: 2, confirmed: 1 });
  // The account can't be changed any more.
  await journey.goTo('/termloan/bank-account', 'agreement/agreementReview');
});

test('disbursal pending: every entry URL of the account shows the receipt, and Back stays on it', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('disbursal-pending');
  await journey.open(merchant, '/termloan/bank-account/new', 'RECEIVE_MONEY', /\/termloan\/receive-money$/);
  await expect(page.getByRole('heading', heading)).toHaveText('Agreement signed');
  await expect(page.getByRole('button', { name: back })).toHaveCount(0);
  await moveTo(page, '/termloan/bank-account/confirm');
  await expect(page).toHaveURL(/\/termloan\/receive-money$/);
  await journey.shows('RECEIVE_MONEY');
  await journey.tap('See where the money is', 'loan-status/disbursalPending');
});

const routes = [
  { persona: 'usfb', to: ['loan-approval', 'loanApprovalStatus'], tag: ' @night' },
  { persona: 'apollo', to: ['loan-approval', 'approvedLoanDetails'], tag: ' @night' },
  { persona: 'hindon-mercantile', to: ['mandate', 'enach'], tag: ' @night' },
  { persona: 'arthmate', to: ['agreement', 'agreementReview'], tag: '' },
  { persona: 'no-lender', to: ['loan-entry', 'awaitingLender'], tag: ' @night' },
] as const;

for (const { persona: name, to, tag } of routes) {
  test(`${name}: the confirmed offer leads to the next step of its lender, and two taps confirm it once${tag}`, async ({
    page,
    journey,
    persona,
  }) => {
    const merchant = await persona(name);
    await addAccountOnOtherPhone(merchant);
    await openConfirm(page, merchant);
    await page.getByRole('button', { name: 'Confirm' }).dblclick();
    await journey.shows(`${to[0]}/${to[1]}`);
    expect(await callsOf(merchant, 'confirmBankDetails')).toEqual([200]);
    expect(await countsInBooks(merchant)).toEqual({ accounts: 1, confirmed: 1 });
    // Back does not open the confirmation again.
    await page.goBack();
    await expect(page.locator('[data-state="CONFIRM_FORM"]')).toHaveCount(0);
    await expect(page.locator('[data-journey]:not([data-journey="none"])')).toBeVisible();
    expect(await callsOf(merchant, 'confirmBankDetails')).toEqual([200]);
  });
}

test('confirmed, but the lender cannot be loaded: the loan entry loads again and leads on @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await openConfirm(page, await persona('existing-account'));
  await merchant.fault('getUserState', { kind: 'html', times: 0 });
  await journey.tap('Confirm', 'loan-entry/entryUnavailable');
  await expect(page.getByRole('heading', heading)).toHaveText('User State not available');
  await merchant.clearFaults();
  await journey.tap('Try again', 'agreement/agreementReview');
  expect(await countsInBooks(merchant)).toEqual({ accounts: 2, confirmed: 1 });
});

test('Back while the confirmation is pending does nothing; its answer leads on @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await openConfirm(page, await persona('existing-account'));
  const release = await holdRequests(page, /confirmBankDetails$/);
  await waitForRequestDuring(page, /confirmBankDetails$/, () => tap(page, 'Confirm'));
  await journey.goBack('confirmingOffer', /\/termloan\/bank-account\/confirm$/);
  release();
  await journey.shows('agreement/agreementReview');
  expect(await callsOf(merchant, 'confirmBankDetails')).toEqual([200]);
});

test('without client storage the merchant can still confirm an offer', async ({ page, journey, persona }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  const merchant = await persona('arthmate');
  await page.goto(merchant.enter('/termloan'));
  await journey.after(chooseOffer(page), 'EDIT_FORM');
  await typeAccount(page, '001234567890', 'HDFC0001234');
  await journey.tap('Check account', 'CONFIRM_FORM');
  await journey.tap('Confirm', 'agreement/agreementReview');
  expect(await countsInBooks(merchant)).toEqual({ accounts: 1, confirmed: 1 });
});
