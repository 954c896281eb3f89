/** Fills in the forms of the Udyam registration. */
import type { Page } from '@playwright/test';

import type { Merchant } from '../lender';
import { expect } from '../test';
import { valueAt } from './agreement-steps';
import { tap } from './walk';

/** A query as an external link may have it. The app keeps it on every page. */
export const EXTERNAL_LINK_QUERY = 'from=shop+front&ref=7';

/** Whether the URL has this path, with the query that the journey was opened with. */
export function atUrl(path: string): (url: URL) => boolean {
  return ({ pathname, search }) => pathname === path && search.slice(1) === EXTERNAL_LINK_QUERY;
}

/** Recognisable personal data, which may appear only in the form and in the call that saves it. */
export const markedUdyam = {
  name: 'Markedname Kumari',
  aadhaarNumber: '999941057058',
  mobile: '9876512345',
  email: 'marked.udyam@example.in',
  businessName: 'Markedshop Stores',
  addressLine: '14 Markedroad',
  city: 'Markedtown',
  accountNumber: '918273645546',
} as const;

/** The PAN of the merchant's account, as the lender's books have it. */
export async function panOf(merchant: Merchant): Promise<string> {
  const view = await merchant.call('GET', `/sandbox/api/merchants/${merchant.id}`);
  return String(valueAt(view, 'pan_number'));
}

async function choose(page: Page, question: string, answer: string): Promise<void> {
  await page
    .getByRole('group', { name: question })
    .getByRole('radio', { name: answer, exact: true })
    .check({ force: true });
}

export async function saveUdyam(page: Page): Promise<void> {
  await tap(page, /^Save and (continue|get the code)$/);
}

export async function fillKyc(page: Page, pan: string): Promise<void> {
  await page.getByLabel('Your name').fill(markedUdyam.name);
  await page.getByLabel('PAN', { exact: true }).fill(pan);
  await page.getByLabel('Aadhaar number').fill('9999 4105 7058');
}

export async function fillPerson(page: Page): Promise<void> {
  await page.getByLabel('Mobile number').fill(markedUdyam.mobile);
  await page.getByLabel('E-mail (if you have one)').fill(markedUdyam.email);
  await choose(page, 'Gender', 'Woman');
  await choose(page, 'Social category', 'OBC');
  await choose(page, 'Do you have a disability?', 'No');
}

/** Searches for a kind of business and takes the first result. */
export async function pickKind(page: Page, query: string): Promise<void> {
  await page.getByLabel('Find your kind of business').fill(query);
  await page
    .getByRole('list', { name: /found$/ })
    .getByRole('button')
    .first()
    .click();
}

export async function fillBusiness(page: Page): Promise<void> {
  await page.getByLabel('Name of the business').fill(markedUdyam.businessName);
  await page.getByLabel('How is it owned?').selectOption('PROPRIETARY');
  await page.getByLabel('Day', { exact: true }).fill('1');
  await page.getByLabel('Month', { exact: true }).fill('4');
  await page.getByLabel('Year', { exact: true }).fill('2019');
}

export async function fillSize(page: Page): Promise<void> {
  for (const [label, value] of [
    ['Men', '1'],
    ['Women', '2'],
    ['Others', '0'],
    ['Sales of last year', '5,40,000'],
    ['What machines and tools cost', '150000'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(value);
}

export async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('Shop number and street').fill(markedUdyam.addressLine);
  await page.getByLabel('Town or village').fill(markedUdyam.city);
  await page.getByLabel('District').fill('Nashik');
  await page.getByLabel('State', { exact: true }).selectOption('Maharashtra');
  await page.getByLabel('Pincode').fill('422001');
}

export async function fillAccount(page: Page): Promise<void> {
  await page.getByLabel('Account number', { exact: true }).fill(markedUdyam.accountNumber);
  await page.getByLabel('Account number again').fill(markedUdyam.accountNumber);
  await page.getByLabel('IFSC').fill('HDFC0001234');
}

export async function typeUdyamCode(page: Page, digits: () => Promise<string>): Promise<void> {
  await expect(page.locator('[data-chart="otp"][data-state="code"]')).toBeVisible();
  // Read the code only when the page is shown: before, the newest code may be of another type.
  await page.getByLabel('Code').fill(await digits());
  await tap(page, /^Check (the code|and send)$/);
}

/** Agrees and submits. */
export async function agreeAndSend(page: Page): Promise<void> {
  await page.getByRole('checkbox').check({ force: true });
  await tap(page, 'Send to the register');
}
