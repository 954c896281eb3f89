/** The application in Chromium: answers are saved step by step, and the lender's decision sets the next step. */
import type { BrowserContext, Page } from '@playwright/test';

import { expectAccessible, expectFitsWhenZoomed, expectReachableByKeyboard } from '../browser/support/access';
import type { Merchant } from '../browser/support/lender';
import { callsOf, moveTo, requestIdsOf, switchMerchant } from '../browser/support/other-phone';
import { advanceTo, backDuringStatusCheck, waitForRequestDuring } from '../browser/support/page-clock';
import { PHOTO_MARK, photo, textNamedJpg, withStalledImageDecoding } from '../browser/support/photos';
import { picture } from '../browser/support/pictures';
import { runUntil, stateOf } from '../browser/support/session-time';
import { valueAt } from '../browser/support/steps/agreement-steps';
import {
  expectApplicationState,
  fillBasics,
  fillBusiness,
  fillPurpose,
  fillSales,
  fillShop,
  marked,
  save,
} from '../browser/support/steps/application-steps';
import { returnUntilRequest } from '../browser/support/steps/payments';
import { checkAgainUntil, expectState, tap, typeAccount } from '../browser/support/steps/walk';
import { expect, FAILED_CALLS, test } from '../browser/support/test';

const APPLICATION = '/termloan/application';

/** Takes a screenshot, and checks accessibility (axe) and 200 % zoom. */
async function checkLook(page: Page, name: string): Promise<void> {
  await picture(page, `application-${name}`);
  await expectAccessible(page);
  await expectFitsWhenZoomed(page);
}

/** The profile in the lender's books. */
async function profileOf(merchant: Merchant): Promise<unknown> {
  return merchant.call('GET', '/api/termloan/userLoanProfile');
}

/** The lender answers every request for offers with an empty list. */
const noOffers = { kind: 'status', status: 200, body: { loan_offers: [] }, times: 0 } as const;

test('a new merchant starts: the list shows the next step, and no link opens a locked one', async ({
  page,
  persona,
}) => {
  const merchant = await persona('new-merchant');
  await page.goto(merchant.enter('/termloan'));
  await expectState(page, 'loan-entry', 'loanStart');
  await tap(page, 'Start now');
  await expectApplicationState(page, 'steps');
  await expect(page).toHaveURL(/\/termloan\/application$/);
  await expect(page.getByRole('button', { name: 'Continue: step 1 of 9' })).toBeVisible();
  await checkLook(page, 'steps-new');
  await expectReachableByKeyboard(page);
  for (const locked of [
    'basic-information',
    'loan-information',
    'loan-information/2',
    'bank/no',
    'bank/yes',
  ]) {
    await page.goto(`${APPLICATION}/${locked}`);
    await expectApplicationState(page, 'steps');
    await expect(page).toHaveURL(/\/termloan\/application$/);
  }
  await page.getByRole('button', { name: /^PAN card/ }).click();
  await expect(page).toHaveURL(/\/application\/pan$/);
  await page.goto(`${APPLICATION}?next=true`);
  await expect(page).toHaveURL(/\/application\/pan$/);
});

test('the answers are saved page by page, kept on Back, and lead to the offers', async ({
  page,
  persona,
  context,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('step-basic-information');
  const sent: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    sent.push(request.url());
    if (!path.startsWith('/api/termloan')) sent.push(request.postData() ?? '');
  });
  await page.goto(merchant.enter('/termloan'));
  await expectApplicationState(page, 'steps');
  await checkLook(page, 'steps');
  await tap(page, 'Continue: step 4 of 9');
  await expectApplicationState(page, 'basicInformation');
  await save(page);
  await expect(page.getByRole('alert')).toContainText('Check 4 things');
  await expect(page.getByRole('alert')).toBeFocused();
  await checkLook(page, 'basic-errors');
  await fillBasics(page);
  await checkLook(page, 'basic');
  // Back keeps the typed values. Personal data is in the memory of the page only: a reload drops it.
  await tap(page, /^Back$/);
  await expectApplicationState(page, 'steps');
  await page.goForward();
  await expectApplicationState(page, 'basicInformation');
  await expect(page.getByLabel('Father’s name')).toHaveValue(marked.fatherName);
  await page.reload();
  await expectApplicationState(page, 'basicInformation');
  await expect(page.getByLabel('Father’s name')).toHaveValue('');
  await expect(page.getByRole('radio', { name: 'Rented' })).toBeChecked();
  await fillBasics(page);
  await save(page);

  await expectApplicationState(page, 'shopInformation');
  await checkLook(page, 'shop');
  await expectReachableByKeyboard(page);
  await fillShop(page, '999999');
  await save(page);
  await expect(page.getByRole('alert')).toContainText('No lender serves this pincode yet.');
  await picture(page, 'application-shop-refused');
  await expect(page.getByLabel('Address of your shop')).toHaveValue(marked.address);
  await page.getByLabel('Pincode').fill(marked.pincode);
  await save(page);

  await expectApplicationState(page, 'applicationForm');
  await fillSales(page);
  await checkLook(page, 'sales');
  await page.reload();
  await expectApplicationState(page, 'applicationForm');
  await expect(page.getByLabel('Sales in one month')).toHaveValue('1,80,000');
  await page.goBack();
  await expectApplicationState(page, 'steps');
  await tap(page, 'Continue: step 6 of 9');
  await expectApplicationState(page, 'applicationForm');
  await save(page);

  await expectApplicationState(page, 'loanInformation');
  await expect(page).toHaveURL(/\/loan-information\/1$/);
  await checkLook(page, 'purpose');
  await fillPurpose(page);
  await save(page);
  await expectApplicationState(page, 'loanExamples');
  await expect(page).toHaveURL(/\/loan-information\/2$/);
  await checkLook(page, 'examples');
  await tap(page, /^Back$/);
  await expectApplicationState(page, 'loanInformation');
  await save(page);
  await expectApplicationState(page, 'loanExamples');
  await tap(page, 'Continue');

  await expectApplicationState(page, 'businessInfo');
  await checkLook(page, 'business');
  await fillBusiness(page);
  await save(page);
  await expectApplicationState(page, 'bankAccountForm');
  await checkLook(page, 'bank-no');
  expect(await profileOf(merchant)).toMatchObject({
    father_name: marked.fatherName,
    pincode: marked.pincode,
    monthly_sale: 18_000_000,
    monthly_income: 4_500_000,
    employee_count: 0,
    loan_purpose: 'STOCK',
    business_unit: 'RETAIL',
  });
  await typeAccount(page, marked.accountNumber, 'HDFC0001234');
  await tap(page, 'Check account');
  await expectState(page, 'offer-selection', 'offer');
  // The next tab of the same merchant opens the same step.
  await page.goto(APPLICATION);
  await expectState(page, 'offer-selection', 'offer');

  const storedText = await storedDataText(page, context);
  for (const value of Object.values(marked)) {
    expect(storedText, value).not.toContain(value);
    expect(sent.join('\n'), value).not.toContain(value);
    expect(JSON.stringify(await merchant.events()), value).not.toContain(value);
  }
});

/** Client storage, URL, history state and cookies, as one text. */
async function storedDataText(page: Page, context: BrowserContext): Promise<string> {
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }, location.href, history.state]),
  );
  return stored + JSON.stringify(await context.cookies());
}

test('every page opens by a link; Back leads to the list, and from there out of the journey', async ({
  page,
  persona,
}) => {
  const merchant = await persona('step-bank');
  await merchant.call('POST', '/api/termloan/bankDetails', {
    payment_address: '009876500123@SBIN0004321',
    type: 'SAVINGS',
    account_type: 2,
  });
  await merchant.fault('listLoanOffers', noOffers);
  await page.goto(merchant.enter(`${APPLICATION}/loan-information`));
  await expectApplicationState(page, 'loanInformation');
  await expect(page).toHaveURL(/\/loan-information\/1$/);
  await expect(page.getByRole('radio', { name: 'Buy stock' })).toBeChecked();
  for (const [path, state] of [
    ['basic-information', 'basicInformation'],
    ['shop-information', 'shopInformation'],
    ['application-form', 'applicationForm'],
    ['loan-information/1', 'loanInformation'],
    ['loan-information/2', 'loanExamples'],
    ['business-info', 'businessInfo'],
    ['bank/yes', 'bankAccounts'],
    ['bank/no', 'bankAccountForm'],
  ] as const) {
    await moveTo(page, `${APPLICATION}/${path}`);
    await expectApplicationState(page, state);
    // Leaving a field stores the draft, without personal data.
    const field = page.locator('form input, form select').first();
    if (!state.startsWith('bank') && state !== 'loanExamples') {
      await field.focus();
      await page.keyboard.press('Tab');
    }
    await page.locator('header').getByRole('button', { name: 'Back' }).click();
    await expect(page.locator('[data-journey="application"]')).not.toHaveAttribute('data-state', state);
  }
  // An optional value can be removed again.
  await moveTo(page, `${APPLICATION}/basic-information`);
  await expectApplicationState(page, 'basicInformation');
  const email = page.getByLabel('E-mail (if you have one)');
  for (const [typed, savedValue] of [
    [marked.email, marked.email],
    ['', null],
  ] as const) {
    await email.fill(typed);
    await save(page);
    await expect(page.locator('[data-journey="application"]')).not.toHaveAttribute(
      'data-state',
      // A URL is ignored while a call is pending.
      /basicInformation|submittingProfile|checkingDecision/,
    );
    expect(await profileOf(merchant)).toMatchObject({ email: savedValue });
    await moveTo(page, `${APPLICATION}/basic-information`);
    await expectApplicationState(page, 'basicInformation');
    await expect(email).toHaveValue(typed);
  }
  await moveTo(page, APPLICATION);
  await expectApplicationState(page, 'steps');
  for (const [path, state] of [
    ['shop-information', 'shopInformation'],
    ['bank/yes', 'bankAccounts'],
  ] as const) {
    await page.goto(`${APPLICATION}/${path}`);
    await expectApplicationState(page, state);
    await tap(page, /^Back$/);
    await expect(page.locator('[data-journey="application"]')).not.toHaveAttribute('data-state', state);
  }
});

test('a changed shop address makes the business type a step again; the list shows it, and links to the credit score @night', async ({
  page,
  persona,
}) => {
  const merchant = await persona('step-bank');
  await page.goto(merchant.enter(APPLICATION));
  await expectApplicationState(page, 'steps');
  await expect(page.getByRole('button', { name: 'Continue: step 9 of 9' })).toBeVisible();
  await checkLook(page, 'steps-last');
  await page.getByRole('button', { name: /^Your shop/ }).click();
  await expectApplicationState(page, 'shopInformation');
  await page.getByLabel('Address of your shop').fill(marked.address);
  await save(page);
  await expectApplicationState(page, 'businessInfo');
  await expect(page.getByText('You changed your shop.')).toBeVisible();
  await picture(page, 'application-business-again');
  await page.reload();
  await expectApplicationState(page, 'businessInfo');
  await expect(page.getByText('You changed your shop.')).toBeVisible();
  await tap(page, 'Register with Udyam for free');
  await expectState(page, 'register-business', 'registerBusiness');
  await page.goto(APPLICATION);
  await expectApplicationState(page, 'steps');
  await tap(page, 'Continue: step 8 of 9');
  await save(page);
  await expectApplicationState(page, 'bankAccountForm');
  await page.goto(APPLICATION);
  await expectApplicationState(page, 'steps');
  await tap(page, 'Your credit score');
  await expectState(page, 'credit-score', 'score');
  await tap(page, 'Continue');
  await expectApplicationState(page, 'bankAccountForm');
});

test('the location of the shop: its three failures with their messages, then found and saved', async ({
  page,
  persona,
  context,
}) => {
  const merchant = await persona('step-shop-information');
  await page.goto(merchant.enter(`${APPLICATION}/shop-information`));
  await expectApplicationState(page, 'shopInformation');
  await tap(page, 'Share the place of my shop');
  await expect(page.getByText('Location permission request failed')).toBeVisible();
  await checkLook(page, 'place-refused');
  await tap(page, 'Open settings');
  await expect(page.getByText('Failed to open settings')).toBeVisible();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(null);
  await tap(page, 'Share the place of my shop');
  await expect(page.getByText('Location data request failed')).toBeVisible();
  await context.setGeolocation({ latitude: 19.9912, longitude: 73.7812 });
  await tap(page, 'Share the place of my shop');
  await expect(page.getByText('Found. It is saved with this page.')).toBeVisible();
  await fillShop(page);
  await save(page);
  await expectApplicationState(page, 'applicationForm');
  expect(await profileOf(merchant)).toMatchObject({ latitude: 19.9912, longitude: 73.7812 });
  expect(await storedDataText(page, context)).not.toContain('19.9912');
});

test('the picture of the shop: scaled, without metadata and file name; a file that is no picture is refused', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('step-shop-information');
  await page.clock.install();
  await page.goto(merchant.enter(`${APPLICATION}/shop-information`));
  await expectApplicationState(page, 'shopInformation');
  const input = page.locator('input[type="file"]').last();
  await input.setInputFiles(textNamedJpg);
  await expect(page.getByText('This is not a JPG or PNG picture.')).toBeVisible();
  await page.getByRole('button', { name: 'Choose from the phone' }).scrollIntoViewIfNeeded();
  await picture(page, 'application-photo-wrong');
  await withStalledImageDecoding(page, async () => {
    await input.setInputFiles(await photo(page));
    await expectApplicationState(page, 'preparingPhoto');
    await runUntil(page, stateOf(page, 'application', 'shopInformation'), 5_000);
    await expect(page.getByText('This picture can not be opened.')).toBeVisible();
  });

  await merchant.fault('uploadShopImage', {
    kind: 'status',
    status: 415,
    body: { error: 'file_type_not_supported' },
  });
  const shot = await photo(page, { width: 2400, height: 1800, marked: true });
  await input.setInputFiles(shot);
  await expect(page.getByText('The picture was not sent.')).toBeVisible();

  await merchant.fault('getRequestStatus', { kind: 'html', times: 0 });
  await merchant.fault('uploadShopImage', { kind: 'drop-before', times: 0 });
  await input.setInputFiles(shot);
  await runUntil(page, stateOf(page, 'application', 'photoUnanswered'));
  await checkLook(page, 'photo-unanswered');
  await tap(page, /^Back$/);
  await expectApplicationState(page, 'shopInformation');
  await input.setInputFiles(shot);
  await runUntil(page, stateOf(page, 'application', 'photoUnanswered'));
  await merchant.clearFaults();
  const uploaded = page.waitForRequest(/shop-image/);
  await tap(page, 'Check again');
  const body = (await uploaded).postDataBuffer()?.toString('latin1') ?? '';
  expect(body).not.toContain(PHOTO_MARK);
  expect(body).not.toContain('IMG_2041');
  await expect(page.getByText('The lender has your picture.')).toBeVisible();
  await page.getByRole('button', { name: 'Choose from the phone' }).scrollIntoViewIfNeeded();
  await picture(page, 'application-photo-sent');
});

test('a lost answer is not shown as a failure, and the step is saved once', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('step-loan-information');
  await page.clock.install();
  await page.goto(merchant.enter(`${APPLICATION}?next=true`));
  await expectApplicationState(page, 'loanInformation');
  await fillPurpose(page, 'Pay my suppliers');
  await merchant.fault('getRequestStatus', { kind: 'html', times: 0 });
  await merchant.fault('saveUserLoanProfile', { kind: 'drop-before', times: 0 });
  await save(page);
  await runUntil(page, stateOf(page, 'application', 'profileUnanswered'));
  await checkLook(page, 'unanswered');
  await tap(page, /^Back$/);
  await expectApplicationState(page, 'loanInformation');
  await expect(page.getByRole('radio', { name: 'Pay my suppliers' })).toBeChecked();
  await merchant.fault('saveUserLoanProfile', { kind: 'drop-after', times: 0 });
  await save(page);
  await runUntil(page, stateOf(page, 'application', 'profileUnanswered'));
  await merchant.clearFaults();
  await tap(page, 'Check again');
  await expectApplicationState(page, 'loanExamples');
  expect(await requestIdsOf(merchant, 'saveUserLoanProfile')).toHaveLength(2);
  expect(await profileOf(merchant)).toMatchObject({ loan_purpose: 'PAY_SUPPLIERS' });
});

test('the bank account: each refusal at its field, added once, and shown by its last digits @night', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('step-bank');
  await merchant.fault('listLoanOffers', noOffers);
  await page.clock.install();
  await page.goto(merchant.enter(`${APPLICATION}/bank/yes`));
  await expectApplicationState(page, 'bankAccountForm');
  await expect(page).toHaveURL(/\/bank\/no$/);
  await typeAccount(page, marked.accountNumber, 'HDFCO001234');
  await tap(page, 'Check account');
  await tap(page, 'Use HDFC0001234');
  await typeAccount(page, '918273640000', 'HDFC0001234');
  await tap(page, 'Check account');
  await expect(page.getByRole('alert')).toContainText('Invalid Bank Details');
  await expectApplicationState(page, 'bankAccountForm');
  await picture(page, 'application-bank-refused');
  const body = { is_valid: false, name: null };
  await merchant.fault('verifyPaymentAddress', { kind: 'status', status: 200, body });
  await typeAccount(page, marked.accountNumber, 'HDFC0001234');
  await tap(page, 'Check account');
  await expect(page.getByRole('alert')).toContainText('Invalid Bank Details');
  await expectApplicationState(page, 'bankAccountForm');
  await merchant.fault('createBankDetails', {
    kind: 'status',
    status: 400,
    body: { error: 'name_does_not_match_with_pan' },
  });
  await typeAccount(page, marked.accountNumber, 'HDFC0001234');
  await tap(page, 'Check account');
  await expect(page.getByRole('alert')).toContainText(
    "The names on this bank account and the PAN card don't match.",
  );
  await merchant.fault('getRequestStatus', { kind: 'html', times: 0 });
  await merchant.fault('createBankDetails', { kind: 'drop-before', times: 0 });
  await tap(page, 'Check account');
  await runUntil(page, stateOf(page, 'application', 'accountUnanswered'));
  await picture(page, 'application-account-unanswered');
  await tap(page, /^Back$/);
  await expectApplicationState(page, 'bankAccountForm');
  await typeAccount(page, marked.accountNumber, 'HDFC0001234');
  await merchant.fault('createBankDetails', { kind: 'drop-after', times: 0 });
  await tap(page, 'Check account');
  await runUntil(page, stateOf(page, 'application', 'accountUnanswered'));
  await merchant.clearFaults();
  await merchant.fault('listLoanOffers', noOffers);
  await tap(page, 'Check again');
  await runUntil(page, stateOf(page, 'application', 'lenderDecides'));
  await tap(page, 'See or change your answers');
  await expectApplicationState(page, 'steps');
  await page.getByRole('button', { name: /^Bank account/ }).click();
  await expectApplicationState(page, 'bankAccounts');
  await expect(page.getByText('••5546')).toBeVisible();
  await expect(page.getByText(marked.accountNumber)).toHaveCount(0);
  await checkLook(page, 'bank-yes');
  await tap(page, 'Add another account');
  await expectApplicationState(page, 'bankAccountForm');
  await tap(page, /^Back$/);
  await expectApplicationState(page, 'bankAccounts');
  await tap(page, 'Continue');
  await runUntil(page, stateOf(page, 'application', 'lenderDecides'));
});

test('waiting for the decision: checked by the page and by the merchant; the offers open once they exist', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('step-bank');
  await merchant.call('POST', '/api/termloan/bankDetails', {
    payment_address: '009876500123@SBIN0004321',
    type: 'SAVINGS',
    account_type: 2,
  });
  await merchant.fault('listLoanOffers', noOffers);
  await page.clock.install();
  await page.goto(merchant.enter(APPLICATION));
  await runUntil(page, stateOf(page, 'application', 'lenderDecides'));
  await checkLook(page, 'decision');
  // The decision is polled, and checked when the merchant returns to the page.
  await waitForRequestDuring(page, /loanOffers/, () => page.clock.runFor(2_500));
  await expectApplicationState(page, 'lenderDecides');
  await returnUntilRequest(page, /loanOffers/);
  await expectApplicationState(page, 'lenderDecides');
  // Fails every time, because a poll could use up a single fault.
  await merchant.fault('getUserState', { kind: 'malformed', times: 0 });
  await tap(page, 'Check again');
  await expect(page.getByText('We could not ask just now.')).toBeVisible();
  await tap(page, /^Back$/);
  await expectApplicationState(page, 'steps');
  await merchant.clearFaults();
  await merchant.fault('listLoanOffers', noOffers);
  await tap(page, 'See what the lender says');
  await runUntil(page, stateOf(page, 'application', 'lenderDecides'));

  // The selfie fails meanwhile: the list shows the step again.
  await merchant.fault('getIdentityVerificationStatus', {
    kind: 'status',
    status: 200,
    body: {
      kyc_state: 'IN_PROGRESS',
      pan_status: 'VERIFIED',
      selfie_status: 'FAILED',
      identity_verification: { is_documents_uploaded: true },
    },
  });
  await merchant.fault('getKycValidity', { kind: 'status', status: 200, body: { is_eligible: false } });
  await tap(page, 'Check again');
  await expectApplicationState(page, 'steps');
  await expect(page.getByRole('button', { name: 'Continue: step 3 of 9' })).toBeVisible();

  await page.goto(APPLICATION);
  await runUntil(page, stateOf(page, 'application', 'lenderDecides'));
  await merchant.clearFaults();
  await advanceTo(page, 'offer-selection', 'offer');
});

test('a merchant who is refused meanwhile, or has signed already, is led to the page of that status @night', async ({
  page,
  persona,
}) => {
  const merchant = await persona('step-bank');
  await merchant.call('POST', '/api/termloan/bankDetails', {
    payment_address: '009876500123@SBIN0004321',
    type: 'SAVINGS',
    account_type: 2,
  });
  await merchant.fault('listLoanOffers', noOffers);
  await page.goto(merchant.enter(APPLICATION));
  await expectApplicationState(page, 'lenderDecides');
  const body = { process_state: 'BLOCKED', process_substate: 'blocked', is_eligible: false };
  await merchant.fault('getUserState', { kind: 'status', status: 200, body, times: 0 });
  await tap(page, 'Check again');
  await expectState(page, 'merchant-status', 'blocked');

  const signed = await persona('agreement-ready');
  await switchMerchant(page, signed, `${APPLICATION}/shop-information`);
  await expectState(page, 'agreement', 'agreementReview');
});

test('PAN under review: shown, checked again, and loaded again on the return to the page @night', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('pan-pending');
  await page.goto(merchant.enter(`${APPLICATION}?next=true`));
  await expectApplicationState(page, 'steps');
  await expect(page.getByText('Being checked')).toBeVisible();
  await checkLook(page, 'steps-waiting');
  await waitForRequestDuring(page, /identityVerificationStatus/, () => tap(page, 'Check again'));
  await expectApplicationState(page, 'steps');
  await backDuringStatusCheck(page, /identityVerificationStatus/);
  await expectState(page, 'landing', 'shown');
  await page.goto(merchant.enter(`${APPLICATION}?next=true`));
  await expectApplicationState(page, 'steps');
  await merchant.fault('getUserLoanProfile', { kind: 'malformed', times: 0 });
  await tap(page, 'Check again');
  await expectApplicationState(page, 'applicationUnavailable');
  await page.reload();
  await expectApplicationState(page, 'applicationUnavailable');
  await checkLook(page, 'unavailable');
  await merchant.clearFaults();
  await tap(page, 'Try again');
  await expectApplicationState(page, 'steps');
  await merchant.advance(86_400_000);
  await returnUntilRequest(page, /identityVerificationStatus/);
  await expect(page.getByRole('button', { name: 'Continue: step 2 of 9' })).toBeVisible();
  const body = { process_state: 'AGREEMENT', process_substate: 'agreement', is_eligible: true };
  await merchant.fault('getUserState', { kind: 'status', status: 200, body, times: 0 });
  await returnUntilRequest(page, /getUserState/);
  await expect(page).not.toHaveURL(/application/);
  await merchant.clearFaults();
  await merchant.fault('getUserState', { kind: 'malformed', times: 0 });
  await page.goto(APPLICATION);
  await expectApplicationState(page, 'applicationUnavailable');
  await tap(page, /^Back$/);
  await expectState(page, 'landing', 'shown');
  await merchant.clearFaults();
  await page.goto(APPLICATION);
  await expectApplicationState(page, 'steps');
  await tap(page, /^Back$/);
  await expectState(page, 'landing', 'shown');
});

for (const { name, words, shows } of [
  { name: 'rate-limited', words: 'No tries are left now.', shows: 'See what you can do' },
  { name: 'pan-mismatch', words: 'You have 4 tries left.', shows: 'Continue: step 1 of 9' },
]) {
  test(`${name}: the list shows the tries left, and the next step @night`, async ({ page, persona }) => {
    const merchant = await persona(name);
    await page.goto(merchant.enter(APPLICATION));
    await expectApplicationState(page, 'steps');
    await expect(page.getByText(words)).toBeAttached();
    await expect(page.getByRole('button', { name: shows })).toBeVisible();
    await checkLook(page, name);
  });
}

test('any page number of loan-information opens one of its two pages @night', async ({ page, persona }) => {
  const merchant = await persona('step-business-info');
  for (const [n, to, state] of [
    ['0', '1', 'loanInformation'],
    ['3', '1', 'loanInformation'],
    ['01', '1', 'loanInformation'],
    ['02', '2', 'loanExamples'],
  ] as const) {
    await page.goto(merchant.enter(`${APPLICATION}/loan-information/${n}?utm=poster`));
    await expectApplicationState(page, state);
    await expect(page).toHaveURL(new RegExp(`/loan-information/${to}\\?`));
  }
});

test('an expired identity check: identity and selfie are done again, then the next step opens; no page redirects in a loop @night', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('kyc-expired');
  await merchant.flag({ selfie_seconds: 0 });
  await page.goto(merchant.enter(APPLICATION));
  await expectApplicationState(page, 'steps');
  await expect(page.getByText('1 of 9 steps are done')).toBeAttached();
  await checkLook(page, 'kyc-expired');
  await tap(page, 'Continue: step 2 of 9');
  await expectState(page, 'identity', 'kycNeeded');
  await expect(page).toHaveURL(/\/kyc-status\/no$/);
  await tap(page, 'Start');
  await expectState(page, 'identity', 'kyc');
  await page.getByRole('checkbox').check({ force: true });
  await tap(page, 'Ask the registry');
  await expectState(page, 'identity', 'identityVerified');
  await tap(page, 'Continue');
  await expectState(page, 'selfie', 'verifySelfie');
  await tap(page, 'Use a photo instead');
  await page
    .getByLabel('Choose from the phone')
    .last()
    .setInputFiles(await photo(page));
  await tap(page, 'Send this picture');
  await checkAgainUntil(page, 'selfie', 'selfieVerified');
  await tap(page, 'Continue');
  await expectApplicationState(page, 'basicInformation');

  // Here only getKycValidity reports the expiry; the other states still say verified. No page treats the check as valid.
  const staleState = await persona('step-basic-information');
  await staleState.fault('getKycValidity', {
    kind: 'status',
    status: 200,
    body: { is_eligible: false },
    times: 0,
  });
  await page.goto(staleState.enter(`${APPLICATION}?next=true`));
  await expectState(page, 'identity', 'kycNeeded');
  await tap(page, 'Start');
  await expectState(page, 'identity', 'kyc');
  await page.getByRole('checkbox').check({ force: true });
  await tap(page, 'Ask the registry');
  // CKYC was already requested for the earlier check: Aadhaar remains.
  await expectState(page, 'identity', 'aadhaar');
  await page.goto('/termloan/verify-selfie');
  await expectState(page, 'selfie', 'verifySelfie');
  await page.goto(`${APPLICATION}/basic-information`);
  await expectApplicationState(page, 'steps');

  // A merchant who is at signing and opens an identity URL is not sent back to identity.
  const signing = await persona('agreement-ready');
  const stateBefore = await signing.call('GET', '/api/termloan/getUserState');
  await signing.fault('getKycValidity', {
    kind: 'status',
    status: 200,
    body: { is_eligible: false },
    times: 0,
  });
  await page.goto(signing.enter(`${APPLICATION}/kyc`));
  await expectState(page, 'identity', 'kyc');
  await expect.poll(() => callsOf(signing, 'getUserState').then((calls) => calls.length)).toBeGreaterThan(1);
  expect(await callsOf(signing, 'setUserState')).toEqual([]);
  expect(await signing.call('GET', '/api/termloan/getUserState')).toMatchObject({
    process_state: valueAt(stateBefore, 'process_state'),
    process_substate: valueAt(stateBefore, 'process_substate'),
  });
});
