/** Complaints in Chromium: lodged at most once, answered, solved or not, and the way to the RBI Ombudsman. */
import type { Page } from '@playwright/test';

import type { Merchant } from '../browser/support/lender';
import { tap } from '../browser/support/steps/walk';
import { expect, FAILED_CALLS, test } from '../browser/support/test';

test.use({ journeyId: 'complaint' });
test.beforeEach(({ allowed }) => void allowed.push(FAILED_CALLS));

const LIST = '/termloan/complaints';
const FORM = '/termloan/complaints/new';
const ONE = /\/termloan\/complaints\/cmp_\w+$/;
const WORDS = 'A late charge was added, although I paid in time.';
const DAY_MS = 86_400_000;

async function fillIn(page: Page, words = WORDS): Promise<void> {
  await page.getByRole('radio', { name: /^The lender: / }).check({ force: true });
  await page.getByLabel('What is it about?').selectOption('CHARGES');
  await page.getByLabel('What happened?').fill(words);
}

async function send(page: Page, words = WORDS): Promise<void> {
  await fillIn(page, words);
  await tap(page, 'Send the complaint');
}

/** The complaints in the lender's books. */
async function lodged(merchant: Merchant) {
  return (await merchant.books()).complaints ?? [];
}

const idOf = async (merchant: Merchant) => String((await lodged(merchant))[0]?.id);

const refuse = (merchant: Merchant, operation: string, error: string) =>
  merchant.fault(operation, { kind: 'status', status: 409, body: { error } });

test('a complaint is written, lodged once by a double tap with a lost answer, and read back', async ({
  page,
  journey,
}) => {
  const merchant = await journey.openAs('disbursed', LIST, 'complaintList', LIST);
  await expect(page.getByText('You have made no complaint yet.')).toBeVisible();
  await journey.checkLookAndKeyboard('none');
  await journey.tap('Make a complaint', 'complaintForm', FORM);
  await tap(page, 'Send the complaint');
  await expect(page.getByRole('alert')).toContainText('Check 3 things');
  await journey.checkLookAndKeyboard('form');
  await fillIn(page);
  await merchant.fault('createComplaint', { kind: 'drop-after', times: 0 });
  await page.getByRole('button', { name: 'Send the complaint' }).dblclick();
  await journey.shows('complaintReceived', ONE);
  await expect(page.getByText(/^Its reference is C-\d{3}-\d{3}\./)).toBeVisible();
  await expect(page.getByText('Arthmate looks at it')).toBeVisible();
  await journey.checkLook('received');
  expect(await lodged(merchant)).toHaveLength(1);

  await journey.reload('complaint', ONE);
  await expect(page.getByText(WORDS)).toBeVisible();
  await journey.checkLookAndKeyboard('waiting');
  await journey.tap('See all complaints', 'complaintList', LIST);
  await journey.checkLook('list');
  // The form of the next complaint is empty.
  await journey.tap('Make a complaint', 'complaintForm', FORM);
  await expect(page.getByLabel('What happened?')).toHaveValue('');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('the desk answers, then the officer; what did not solve it leads to the Ombudsman @night', async ({
  page,
  journey,
}) => {
  const merchant = await journey.openAs('complaint-answered', LIST, 'complaintList');
  await journey.tap(/^Charges, fees or interest/, 'complaint', ONE);
  await expect(page.getByText(/What was wrong is put right/)).toBeVisible();
  await expect(page.getByText('You can now go to the RBI Ombudsman')).toHaveCount(0);
  await journey.checkLookAndKeyboard('answered');
  await journey.tap('No, it is not solved', 'replyForm');
  await page.getByLabel('What is not solved?').fill('The charge is still there.');
  await journey.checkLook('not-solved');
  await journey.tap('Send as not solved', 'complaint');
  await expect(page.getByText('The charge is still there.')).toBeVisible();
  await expect(page.getByText(/^The grievance officer looks at it/)).toBeVisible();

  await merchant.advanceMs(10 * DAY_MS);
  await journey.returnToApp(/\/complaints$/, 'complaint');
  await expect(page.getByText(/Harpreet Singh, grievance officer/)).toBeVisible();
  await journey.tap('No, it is not solved', 'replyForm');
  await expect(page.getByText(/you can go to the RBI/)).toBeVisible();
  await journey.tap('Send as not solved', 'complaint');
  await expect(page.getByText('You can now go to the RBI Ombudsman')).toBeVisible();
  await expect(page.getByRole('link', { name: /complaint page/ })).toHaveAttribute(
    'href',
    'https://cms.rbi.org.in',
  );
  await expect(page.getByRole('link', { name: 'Call 14448' })).toHaveAttribute('href', 'tel:14448');
  await journey.checkLook('ombudsman');
  await journey.tap('See all complaints', 'complaintList');
  await expect(page.getByText('Not solved', { exact: true })).toBeVisible();
});

test('nobody answers: the Ombudsman from day 30 on, by the service’s clock @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('disbursed');
  await merchant.flag({ answers_complaints: false });
  await journey.open(merchant, FORM, 'complaintForm', FORM);
  await send(page);
  await journey.shows('complaintReceived');
  await journey.tap('See all complaints', 'complaintList');
  await merchant.advanceMs(29 * DAY_MS);
  await journey.returnToApp(/\/complaints$/, 'complaintList');
  await journey.tap(/^Charges, fees or interest/, 'complaint', ONE);
  await expect(page.getByText('You can now go to the RBI Ombudsman')).toHaveCount(0);
  await merchant.advanceMs(DAY_MS);
  await journey.returnToApp(/\/complaints$/, 'complaint');
  await expect(page.getByText('You can now go to the RBI Ombudsman')).toBeVisible();

  await journey.openAs('complaint-unanswered', LIST, 'complaintList');
  await journey.tap(/^I paid, but it is not shown/, 'complaint', ONE);
  await journey.checkLook('late');
});

test('solved closes it; a reply whose answer is lost is checked, and one that comes too late is explained @night', async ({
  page,
  journey,
}) => {
  await page.clock.install();
  const merchant = await journey.openAs('complaint-answered', LIST, 'complaintList');
  const url = `${LIST}/${await idOf(merchant)}`;
  await journey.goTo(url, 'complaint');
  await merchant.fault('replyToComplaint', { kind: 'drop-before', times: 0 });
  await tap(page, 'Yes, it is solved');
  await journey.runUntil('replyUnanswered');
  await journey.checkLook('reply-unanswered');
  await journey.tap('Back', 'complaint');
  await journey.tap('No, it is not solved', 'replyForm');
  await journey.tap('Back', 'complaint');
  await tap(page, 'Yes, it is solved');
  await journey.runUntil('replyUnanswered');
  await merchant.clearFaults();
  await journey.tap('Check again', 'complaint');
  await expect(page.getByRole('heading', { level: 1, name: 'It is solved' })).toBeVisible();
  await expect(page.getByText('You can now go to the RBI Ombudsman')).toHaveCount(0);

  const other = await journey.openAs('complaint-answered', LIST, 'complaintList');
  await journey.tap(/^Charges, fees or interest/, 'complaint', ONE);
  await refuse(other, 'replyToComplaint', 'complaint_closed');
  await journey.tap('Yes, it is solved', 'complaint');
  await expect(page.getByText('This complaint is closed already.')).toBeVisible();
});

test('refused: the words stay, and are lodged by the next tap @night', async ({ page, journey }) => {
  const merchant = await journey.openAs('disbursed', FORM, 'complaintForm');
  await refuse(merchant, 'createComplaint', 'too_many_requests');
  await send(page);
  await expect(page.getByText(/Try again tomorrow/)).toBeVisible();
  await journey.shows('complaintForm');
  await journey.checkLook('refused');
  await expect(page.getByLabel('What happened?')).toHaveValue(WORDS);
  // The loan is read again, and the words are there.
  await refuse(merchant, 'createComplaint', 'loan_not_found');
  await tap(page, 'Send the complaint');
  await expect(page.getByText(/has changed/)).toBeVisible();
  await expect(page.getByLabel('What happened?')).toHaveValue(WORDS);
  expect(await lodged(merchant)).toHaveLength(0);
  await journey.tap('Send the complaint', 'complaintReceived');
  await journey.tap('Back', 'complaintList');
  expect(await lodged(merchant)).toHaveLength(1);
});

test('no answer: shown as unknown; Back and a new complaint lead to it again, and it is lodged once @night', async ({
  page,
  journey,
}) => {
  await page.clock.install();
  const merchant = await journey.openAs('disbursed', FORM, 'complaintForm');
  await merchant.fault('createComplaint', { kind: 'drop-after', times: 0 });
  await merchant.fault('getRequestStatus', { kind: 'malformed', times: 0 });
  await send(page);
  await journey.runUntil('complaintUnanswered');
  await expect(page.getByText(WORDS)).toBeVisible();
  await journey.checkLook('unanswered');
  await merchant.clearFaults();
  await journey.tap('Back', 'complaintList', LIST);
  await journey.tap('Make a complaint', 'complaintUnanswered', FORM);
  await journey.tap('Check again', 'complaintReceived', ONE);
  expect(await lodged(merchant)).toHaveLength(1);
});

test('addresses, reload and back; choices survive, words are stored nowhere @night', async ({
  page,
  journey,
}) => {
  const merchant = await journey.openAs('complaint-answered', FORM, 'complaintForm', FORM);
  await fillIn(page, 'Words that nobody may find.');
  await page.getByLabel('What happened?').blur();
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).toContain('CHARGES');
  expect(stored).not.toContain('nobody may find');
  await journey.reload('complaintForm', FORM);
  await expect(page.getByRole('radio', { name: /^The lender: / })).toBeChecked();
  await expect(page.getByLabel('What is it about?')).toHaveValue('CHARGES');
  await journey.tap('Back', 'complaintList', LIST);
  await journey.tap('Make a complaint', 'complaintForm', FORM);
  await journey.goBack('complaintList', LIST);
  await journey.goForward('complaintForm', FORM);
  await journey.moveTo(LIST, 'complaintList', LIST);
  await journey.moveTo(FORM, 'complaintForm', FORM);
  await journey.moveTo(LIST, 'complaintList', LIST);
  await journey.tap(/^Charges, fees or interest/, 'complaint', ONE);
  await journey.goBack('complaintList', LIST);
  await journey.goForward('complaint', ONE);
  await journey.reload('complaint', ONE);
  await journey.tap('Back', 'complaintList', LIST);

  await journey.goTo(`${LIST}/cmp_unknown`, 'complaintNotFound');
  await journey.checkLook('not-found');
  await journey.tap('See all complaints', 'complaintList', LIST);
  await journey.open(merchant, `${LIST}/cmp_unknown`, 'complaintNotFound');
  await journey.tap('Back', 'complaintList', LIST);
  await journey.open(merchant, LIST, 'complaintList');
  await journey.tap('Back', 'contact/contact');
});

test('no lender yet: only the app; complaints that can’t be read, and Try again @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('new-merchant');
  await merchant.fault('listComplaints', { kind: 'malformed', times: 0 });
  await journey.open(merchant, FORM, 'complaintsUnavailable');
  await journey.checkLook('unavailable');
  await merchant.clearFaults();
  await journey.tap('Try again', 'complaintForm');
  await expect(page.getByText(/grievance officer gets your complaint/)).toBeVisible();
  await page.getByLabel('What is it about?').selectOption('APP');
  await page.getByLabel('What happened?').fill('The page of the offers stays white.');
  await journey.checkLook('no-lender');
  await journey.tap('Send the complaint', 'complaintReceived');
  await expect(page.getByText('This app’s grievance officer looks at it')).toBeVisible();
  await merchant.fault('listComplaints', { kind: 'malformed', times: 0 });
  await journey.open(merchant, LIST, 'complaintsUnavailable');
  await journey.tap('Back', 'contact/noLender');
});
