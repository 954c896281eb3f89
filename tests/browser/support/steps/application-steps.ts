/** Fills in the forms of an application. */
import type { Page } from '@playwright/test';

import { expectState, tap } from './walk';

/** Expects the page of an application step. */
export const expectApplicationState = (page: Page, state: string) => expectState(page, 'application', state);

/** Chooses an answer of a question with radio buttons. */
export async function choose(page: Page, question: string, answer: string): Promise<void> {
  await page
    .getByRole('group', { name: question })
    .getByRole('radio', { name: answer, exact: true })
    .check({ force: true });
}

/** Recognisable personal data, which may appear only in the form and in the call that saves it. */
export const marked = {
  fatherName: 'Markedfather Lal',
  email: 'marked.email@example.in',
  address: 'Shop 14, Markedroad, Nashik',
  pincode: '422009',
  accountNumber: '918273645546',
} as const;

export async function fillBasics(page: Page): Promise<void> {
  await page.getByLabel('Father’s name').fill(marked.fatherName);
  await choose(page, 'Your category', 'OBC');
  await choose(page, 'Do you always live at your home address?', 'Yes, always');
  await choose(page, 'Whose home is it?', 'Rented');
  await page.getByLabel('E-mail (if you have one)').fill(marked.email);
}

export async function fillShop(page: Page, pincode: string = marked.pincode): Promise<void> {
  await page.getByLabel('Address of your shop').fill(marked.address);
  await page.getByLabel('Pincode').fill(pincode);
  await page.getByLabel('What do you sell?').selectOption('GROCERY');
  await choose(page, 'Whose shop is it?', 'Mine');
}

export async function fillSales(page: Page): Promise<void> {
  await page.getByLabel('Sales in one month').fill('1,80,000');
  await page.getByLabel('What you earn in one month').fill('45000');
  await page.getByLabel('How many people help you?').fill('0');
}

export async function fillPurpose(page: Page, purpose = 'Buy stock'): Promise<void> {
  await page.getByRole('radio', { name: purpose }).check({ force: true });
}

export async function fillBusiness(page: Page): Promise<void> {
  await page.getByLabel('How is your business owned?').selectOption('PROPRIETORSHIP');
  await page.getByRole('radio', { name: 'Sells to people' }).check({ force: true });
}

export async function save(page: Page): Promise<void> {
  await tap(page, 'Save and continue');
}
