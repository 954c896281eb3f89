import { answerWith, type Merchant } from '../browser/support/lender';
import { callsOf, requestIdsOf } from '../browser/support/other-phone';
import { advanceTo, waitForRequestDuring } from '../browser/support/page-clock';
import { PHOTO_MARK, photo, textNamedJpg, withStalledImageDecoding } from '../browser/support/photos';
import { picture } from '../browser/support/pictures';
import { valueAt } from '../browser/support/steps/agreement-steps';
import {
  fillBasics,
  fillBusiness,
  fillPurpose,
  fillSales,
  fillShop,
  marked,
  save,
} from '../browser/support/steps/application-steps';
import { returnUntilRequest } from '../browser/support/steps/payments';
import { checkAgainUntil, tap, typeAccount } from '../browser/support/steps/walk';
import { expect, FAILED_CALLS, test } from '../browser/support/test';
import { storedDataText } from '../browser/support/typed';

test.use({ journeyId: 'application' });

const APPLICATION = '/termloan/application';

/** The profile in the lender's books. */
async function profileOf(merchant: Merchant): Promise<unknown> {
  return merchant.call('GET', '/api/termloan/userLoanProfile');
}

/** The lender answers every request for offers with an empty list. */
const noOffers = { kind: 'status', status: 200, body: { loan_offers: [] }, times: 0 } as const;

test('a new merchant starts: the list shows the next step, and no link opens a locked one @night', async ({
  page,
  journey,
}) => {
  await journey.openAs('new-merchant', '/termloan', 'loan-entry/loanStart');
  await journey.tap('Start now', 'steps', /\/termloan\/application$/);
  await expect(page.getByRole('button', { name: 'Continue: step 1 of 9' })).toBeVisible();
  await journey.checkLookAndKeyboard('steps-new');
  for (const locked of [
    'basic-information',
    'loan-information',
    'loan-information/2',
    'bank/no',
    'bank/yes',
  ]) {
    await journey.goTo(`${APPLICATION}/${locked}`, 'steps', /\/termloan\/application$/);
  }
  await page.getByRole('button', { name: /^PAN card/ }).click();
  await expect(page).toHaveURL(/\/application\/pan$/);
  await page.goto(`${APPLICATION}?next=true`);
  await expect(page).toHaveURL(/\/application\/pan$/);
});

test('the answers are saved page by page, kept on Back, and lead to the offers @night', async ({
  page,
  journey,
  persona,
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
  await journey.open(merchant, '/termloan', 'steps');
  await journey.checkLook('steps');
  await journey.tap('Continue: step 4 of 9', 'basicInformation');
  await save(page);
  await expect(page.getByRole('alert')).toContainText('4 fields are empty');
  await expect(page.getByRole('alert')).toBeFocused();
  await journey.checkLook('basic-errors');
  await fillBasics(page);
  await journey.checkLook('basic');
  // Back keeps the typed values. Personal data is in the memory of the page only: a reload drops it.
  await journey.tap(/^Back$/, 'steps');
  await journey.goForward('basicInformation');
  await expect(page.getByLabel('Father’s name')).toHaveValue(marked.fatherName);
  await journey.reload('basicInformation');
  await expect(page.getByLabel('Father’s name')).toHaveValue('');
  await expect(page.getByRole('radio', { name: 'Rented' })).toBeChecked();
  await fillBasics(page);
  await save(page);

  await journey.shows('shopInformation');
  await journey.checkLookAndKeyboard('shop');
  await fillShop(page, '999999');
  await save(page);
  await expect(page.getByRole('alert')).toContainText('No lender serves this pincode yet.');
  await picture(page, 'application-shop-refused');
  await expect(page.getByLabel('Address of your shop')).toHaveValue(marked.address);
  await page.getByLabel('Pincode').fill(marked.pincode);
  await save(page);

  await journey.shows('applicationForm');
  await fillSales(page);
  await journey.checkLook('sales');
  await journey.reload('applicationForm');
  await expect(page.getByLabel('Sales in one month')).toHaveValue('1,80,000');
  await journey.goBack('steps');
  await journey.tap('Continue: step 6 of 9', 'applicationForm');
  await save(page);

  await journey.shows('loanInformation', /\/loan-information\/1$/);
  await journey.checkLook('purpose');
  await fillPurpose(page);
  await journey.after(save(page), 'loanExamples', /\/loan-information\/2$/);
  await journey.checkLook('examples');
  await journey.tap(/^Back$/, 'loanInformation');
  await journey.after(save(page), 'loanExamples');
  await tap(page, 'Continue');

  await journey.shows('businessInfo');
  await journey.checkLook('business');
  await fillBusiness(page);
  await journey.after(save(page), 'bankAccountForm');
  await journey.checkLook('bank-no');
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
  await journey.tap('Check account', 'offer-selection/offer');
  // The next tab of the same merchant opens the same step.
  await journey.goTo(APPLICATION, 'offer-selection/offer');

  const storedText = await storedDataText(page);
  for (const value of Object.values(marked)) {
    expect(storedText, value).not.toContain(value);
    expect(sent.join('\n'), value).not.toContain(value);
    expect(JSON.stringify(await merchant.events()), value).not.toContain(value);
  }
});

test('every page opens by a link, and Back leaves it', async ({ page, journey, persona }) => {
  const merchant = await persona('step-bank');
  await merchant.call('POST', '/api/termloan/bankDetails', {
    payment_address: '009876500123@SBIN0004321',
    type: 'SAVINGS',
    account_type: 2,
  });
  await merchant.fault('listLoanOffers', noOffers);
  await journey.open(merchant, `${APPLICATION}/loan-information`, 'loanInformation');
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
    await journey.moveTo(`${APPLICATION}/${path}`, state);
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
  await journey.moveTo(`${APPLICATION}/basic-information`, 'basicInformation');
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
    await journey.moveTo(`${APPLICATION}/basic-information`, 'basicInformation');
    await expect(email).toHaveValue(typed);
  }
  await journey.moveTo(APPLICATION, 'steps');
  for (const [path, state] of [
    ['shop-information', 'shopInformation'],
    ['bank/yes', 'bankAccounts'],
  ] as const) {
    await journey.goTo(`${APPLICATION}/${path}`, state);
    await tap(page, /^Back$/);
    await expect(page.locator('[data-journey="application"]')).not.toHaveAttribute('data-state', state);
  }
});

test('a changed shop address makes the business type a step again; the list shows it, and links to the credit score @night', async ({
  page,
  journey,
}) => {
  await journey.openAs('step-bank', APPLICATION, 'steps');
  await expect(page.getByRole('button', { name: 'Continue: step 9 of 9' })).toBeVisible();
  await journey.checkLook('steps-last');
  await page.getByRole('button', { name: /^Where your shop is/ }).click();
  await journey.shows('shopInformation');
  await page.getByLabel('Address of your shop').fill(marked.address);
  await journey.after(save(page), 'businessInfo');
  await expect(page.getByText('You changed your shop.')).toBeVisible();
  await picture(page, 'application-business-again');
  await journey.reload('businessInfo');
  await expect(page.getByText('You changed your shop.')).toBeVisible();
  await journey.tap('Register with Udyam for free', 'register-business/registerBusiness');
  await journey.goTo(APPLICATION, 'steps');
  await tap(page, 'Continue: step 8 of 9');
  await journey.after(save(page), 'bankAccountForm');
  await journey.goTo(APPLICATION, 'steps');
  await journey.tap('Your credit score', 'credit-score/scoreInApplication');
  await journey.tap('Continue', 'bankAccountForm');
});

test('the location of the shop: its three failures with their messages, then found and saved @night', async ({
  page,
  journey,
  context,
}) => {
  const merchant = await journey.openAs(
    'step-shop-information',
    `${APPLICATION}/shop-information`,
    'shopInformation',
  );
  await tap(page, 'Share the place of my shop');
  await expect(page.getByText('Location permission request failed')).toBeVisible();
  await journey.checkLook('place-refused');
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
  await journey.after(save(page), 'applicationForm');
  expect(await profileOf(merchant)).toMatchObject({ latitude: 19.9912, longitude: 73.7812 });
  expect(await storedDataText(page)).not.toContain('19.9912');
});

test('the picture of the shop: scaled, without metadata and file name; a file that is no picture is refused', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('step-shop-information');
  await page.clock.install();
  await journey.open(merchant, `${APPLICATION}/shop-information`, 'shopInformation');
  const input = page.locator('input[type="file"]').last();
  await input.setInputFiles(textNamedJpg);
  await expect(page.getByText('This is not a JPG or PNG picture.')).toBeVisible();
  await page.getByRole('button', { name: 'Choose from the phone' }).scrollIntoViewIfNeeded();
  await picture(page, 'application-photo-wrong');
  await withStalledImageDecoding(page, async () => {
    await input.setInputFiles(await photo(page));
    await journey.shows('preparingPhoto');
    await journey.runUntil('shopInformation', 5_000);
    await expect(page.getByText('This picture can not be opened.')).toBeVisible();
  });

  await answerWith(merchant, 'uploadShopImage', 415, { error: 'file_type_not_supported' }, 1);
  const shot = await photo(page, { width: 2400, height: 1800, marked: true });
  await input.setInputFiles(shot);
  await expect(page.getByText('The picture was not sent.')).toBeVisible();

  await merchant.fault('getRequestStatus', { kind: 'html', times: 0 });
  await merchant.fault('uploadShopImage', { kind: 'drop-before', times: 0 });
  await input.setInputFiles(shot);
  await journey.runUntil('photoUnanswered');
  await journey.checkLook('photo-unanswered');
  await journey.tap(/^Back$/, 'shopInformation');
  await input.setInputFiles(shot);
  await journey.runUntil('photoUnanswered');
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

test('a lost answer is not shown as a failure, and the step is saved once @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('step-loan-information');
  await page.clock.install();
  await journey.open(merchant, `${APPLICATION}?next=true`, 'loanInformation');
  await fillPurpose(page, 'Pay my suppliers');
  await merchant.fault('getRequestStatus', { kind: 'html', times: 0 });
  await merchant.fault('saveUserLoanProfile', { kind: 'drop-before', times: 0 });
  await save(page);
  await journey.runUntil('profileUnanswered');
  await journey.checkLook('unanswered');
  await journey.tap(/^Back$/, 'loanInformation');
  await expect(page.getByRole('radio', { name: 'Pay my suppliers' })).toBeChecked();
  await merchant.fault('saveUserLoanProfile', { kind: 'drop-after', times: 0 });
  await save(page);
  await journey.runUntil('profileUnanswered');
  await merchant.clearFaults();
  await journey.tap('Check again', 'loanExamples');
  expect(await requestIdsOf(merchant, 'saveUserLoanProfile')).toHaveLength(2);
  expect(await profileOf(merchant)).toMatchObject({ loan_purpose: 'PAY_SUPPLIERS' });
});

test('the bank account: each refusal at its field, added once, and shown by its last digits @night', async ({
  page,
  journey,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('step-bank');
  await merchant.fault('listLoanOffers', noOffers);
  await page.clock.install();
  await journey.open(merchant, `${APPLICATION}/bank/yes`, 'bankAccountForm', /\/bank\/no$/);
  await typeAccount(page, marked.accountNumber, 'HDFCO001234');
  await tap(page, 'Check account');
  await tap(page, 'Use HDFC0001234');
  await typeAccount(page, '918273640000', 'HDFC0001234');
  await tap(page, 'Check account');
  await expect(page.getByRole('alert')).toContainText('Invalid Bank Details');
  await journey.shows('bankAccountForm');
  await picture(page, 'application-bank-refused');
  const body = { is_valid: false, name: null };
  await merchant.fault('verifyPaymentAddress', { kind: 'status', status: 200, body });
  await typeAccount(page, marked.accountNumber, 'HDFC0001234');
  await tap(page, 'Check account');
  await expect(page.getByRole('alert')).toContainText('Invalid Bank Details');
  await journey.shows('bankAccountForm');
  await answerWith(merchant, 'createBankDetails', 400, { error: 'name_does_not_match_with_pan' }, 1);
  await typeAccount(page, marked.accountNumber, 'HDFC0001234');
  await tap(page, 'Check account');
  await expect(page.getByRole('alert')).toContainText(
    "The names on this bank account and the PAN card don't match.",
  );
  await merchant.fault('getRequestStatus', { kind: 'html', times: 0 });
  await merchant.fault('createBankDetails', { kind: 'drop-before', times: 0 });
  await tap(page, 'Check account');
  await journey.runUntil('accountUnanswered');
  await picture(page, 'application-account-unanswered');
  await journey.tap(/^Back$/, 'bankAccountForm');
  await typeAccount(page, marked.accountNumber, 'HDFC0001234');
  await merchant.fault('createBankDetails', { kind: 'drop-after', times: 0 });
  await tap(page, 'Check account');
  await journey.runUntil('accountUnanswered');
  await merchant.clearFaults();
  await merchant.fault('listLoanOffers', noOffers);
  await tap(page, 'Check again');
  await journey.runUntil('lenderDecides');
  await journey.tap('See or change your answers', 'steps');
  await page.getByRole('button', { name: /^Bank account/ }).click();
  await journey.shows('bankAccounts');
  await expect(page.getByText('••5546')).toBeVisible();
  await expect(page.getByText(marked.accountNumber)).toHaveCount(0);
  await journey.checkLook('bank-yes');
  await journey.tap('Add another account', 'bankAccountForm');
  await journey.tap(/^Back$/, 'bankAccounts');
  await tap(page, 'Continue');
  await journey.runUntil('lenderDecides');
});

test('waiting for the decision: checked by the page and by the merchant; the offers open once they exist @night', async ({
  page,
  journey,
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
  await journey.runUntil('lenderDecides');
  await journey.checkLook('decision');
  // The decision is polled, and checked when the merchant returns to the page.
  await waitForRequestDuring(page, /loanOffers/, () => page.clock.runFor(2_500));
  await journey.shows('lenderDecides');
  await journey.returnToApp(/loanOffers/, 'lenderDecides');
  // Fails every time, because a poll could use up a single fault.
  await merchant.fault('getUserState', { kind: 'malformed', times: 0 });
  await tap(page, 'Check again');
  await expect(page.getByText('We could not ask just now.')).toBeVisible();
  await journey.tap(/^Back$/, 'steps');
  await merchant.clearFaults();
  await merchant.fault('listLoanOffers', noOffers);
  await tap(page, 'See what the lender says');
  await journey.runUntil('lenderDecides');
  await journey.backDuringCheck(/loanOffers/, 'steps');
  await tap(page, 'See what the lender says');
  await journey.runUntil('lenderDecides');

  // The selfie fails meanwhile: the list shows the step again.
  await answerWith(
    merchant,
    'getIdentityVerificationStatus',
    200,
    {
      kyc_state: 'IN_PROGRESS',
      pan_status: 'VERIFIED',
      selfie_status: 'FAILED',
      identity_verification: { is_documents_uploaded: true },
    },
    1,
  );
  await merchant.fault('getKycValidity', { kind: 'status', status: 200, body: { is_eligible: false } });
  await journey.tap('Check again', 'steps');
  await expect(page.getByRole('button', { name: 'Continue: step 3 of 9' })).toBeVisible();

  await page.goto(APPLICATION);
  await journey.runUntil('lenderDecides');
  await merchant.clearFaults();
  await advanceTo(page, 'offer-selection', 'offer');
});

test('a merchant who is refused meanwhile, or has signed already, is led to the page of that status @night', async ({
  journey,
  persona,
}) => {
  const merchant = await persona('step-bank');
  await merchant.call('POST', '/api/termloan/bankDetails', {
    payment_address: '009876500123@SBIN0004321',
    type: 'SAVINGS',
    account_type: 2,
  });
  await merchant.fault('listLoanOffers', noOffers);
  await journey.open(merchant, APPLICATION, 'lenderDecides');
  const body = { process_state: 'BLOCKED', process_substate: 'blocked', is_eligible: false };
  await merchant.fault('getUserState', { kind: 'status', status: 200, body, times: 0 });
  await journey.tap('Check again', 'merchant-status/blocked');

  const signed = await persona('agreement-ready');
  await journey.switchTo(signed, `${APPLICATION}/shop-information`, 'agreement/agreementReview');
});

test('PAN under review: shown, checked again, and loaded again on the return to the page @night', async ({
  page,
  journey,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await journey.openAs('pan-pending', `${APPLICATION}?next=true`, 'steps');
  await expect(page.getByText('Being checked')).toBeVisible();
  await journey.checkLook('steps-waiting');
  await journey.checkAgain(/identityVerificationStatus/, 'steps');
  await journey.backDuringCheck(/identityVerificationStatus/, 'landing/shown');
  await journey.open(merchant, `${APPLICATION}?next=true`, 'steps');
  await merchant.fault('getUserLoanProfile', { kind: 'malformed', times: 0 });
  await journey.tap('Check again', 'applicationUnavailable');
  await journey.reload('applicationUnavailable');
  await journey.checkLook('unavailable');
  await merchant.clearFaults();
  await journey.tap('Try again', 'steps');
  await merchant.advanceMs(86_400_000);
  await returnUntilRequest(page, /identityVerificationStatus/);
  await expect(page.getByRole('button', { name: 'Continue: step 2 of 9' })).toBeVisible();
  const body = { process_state: 'AGREEMENT', process_substate: 'agreement', is_eligible: true };
  await merchant.fault('getUserState', { kind: 'status', status: 200, body, times: 0 });
  await returnUntilRequest(page, /getUserState/);
  await expect(page).not.toHaveURL(/application/);
  await merchant.clearFaults();
  await merchant.fault('getUserState', { kind: 'malformed', times: 0 });
  await journey.goTo(APPLICATION, 'applicationUnavailable');
  await journey.tap(/^Back$/, 'landing/shown');
  await merchant.clearFaults();
  await journey.goTo(APPLICATION, 'steps');
  await journey.tap(/^Back$/, 'landing/shown');
});

for (const { name, words, shows } of [
  { name: 'rate-limited', words: 'No tries are left now.', shows: 'See what you can do' },
  { name: 'pan-mismatch', words: 'You have 4 tries left.', shows: 'Continue: step 1 of 9' },
]) {
  test(`${name}: the list shows the tries left, and the next step @night`, async ({ page, journey }) => {
    await journey.openAs(name, APPLICATION, 'steps');
    await expect(page.getByText(words)).toBeAttached();
    await expect(page.getByRole('button', { name: shows })).toBeVisible();
    await journey.checkLook(name);
  });
}

test('any page number of loan-information opens one of its two pages @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('step-business-info');
  for (const [n, to, state] of [
    ['0', '1', 'loanInformation'],
    ['3', '1', 'loanInformation'],
    ['01', '1', 'loanInformation'],
    ['02', '2', 'loanExamples'],
  ] as const) {
    await journey.open(merchant, `${APPLICATION}/loan-information/${n}?utm=poster`, state);
    await expect(page).toHaveURL(new RegExp(`/loan-information/${to}\\?`));
  }
});

test('an expired identity check: identity and selfie are done again, then the next step opens; no page redirects in a loop @night', async ({
  page,
  journey,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('kyc-expired');
  await merchant.flag({ selfie_seconds: 0 });
  await journey.open(merchant, APPLICATION, 'steps');
  await expect(page.getByText('1 of 9 steps are done')).toBeAttached();
  await journey.checkLook('kyc-expired');
  await journey.tap('Continue: step 2 of 9', 'identity/kycNeeded', /\/kyc-status\/no$/);
  await journey.tap('Start', 'identity/kyc');
  await journey.agree('Ask the registry', 'identity/identityVerified');
  await journey.tap('Continue', 'selfie/verifySelfie');
  await tap(page, 'Use a photo instead');
  await page
    .getByLabel('Choose from the phone')
    .last()
    .setInputFiles(await photo(page));
  await tap(page, 'Send this picture');
  await checkAgainUntil(page, 'selfie', 'selfieVerified');
  await journey.tap('Continue', 'basicInformation');

  // Here only getKycValidity reports the expiry; the other states still say verified. No page treats the check as valid.
  const staleState = await persona('step-basic-information');
  await answerWith(staleState, 'getKycValidity', 200, { is_eligible: false });
  await journey.open(staleState, `${APPLICATION}?next=true`, 'identity/kycNeeded');
  await journey.tap('Start', 'identity/kyc');
  await page.getByRole('checkbox').check({ force: true });
  await tap(page, 'Ask the registry');
  // CKYC was already requested for the earlier check: Aadhaar remains.
  await journey.shows('identity/aadhaar');
  await journey.goTo('/termloan/verify-selfie', 'selfie/verifySelfie');
  await journey.goTo(`${APPLICATION}/basic-information`, 'steps');

  // A merchant who is at signing and opens an identity URL is not sent back to identity.
  const signing = await persona('agreement-ready');
  const stateBefore = await signing.call('GET', '/api/termloan/getUserState');
  await answerWith(signing, 'getKycValidity', 200, { is_eligible: false });
  await journey.open(signing, `${APPLICATION}/kyc`, 'identity/kyc');
  await expect.poll(() => callsOf(signing, 'getUserState').then((calls) => calls.length)).toBeGreaterThan(1);
  expect(await callsOf(signing, 'setUserState')).toEqual([]);
  expect(await signing.call('GET', '/api/termloan/getUserState')).toMatchObject({
    process_state: valueAt(stateBefore, 'process_state'),
    process_substate: valueAt(stateBefore, 'process_substate'),
  });
});
