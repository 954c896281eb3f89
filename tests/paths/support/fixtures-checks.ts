/** What a person does on a screen, and checks of what it shows. */
import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

import { collectionCopy } from '#messages/collection';
import { plainSpaces } from '../../support/plain-spaces';
import { accountNumber, mobile } from './fixtures-money';

/** Taps the button of this name; exactly one must exist. */
export function tap(name: string | RegExp): (person: UserEvent) => Promise<void> {
  return (person) => person.click(screen.getByRole('button', { name }));
}

/** Replaces the value of the field with this label. */
export function setValue(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

/** The page shows no full account number and no full mobile, and has one heading. */
export function checkPage(): void {
  const text = document.body.textContent ?? '';
  expect(text).not.toContain(accountNumber);
  expect(text).not.toContain(mobile);
  expect(document.querySelectorAll('h1')).toHaveLength(1);
}

/** The page shows this text. */
export function shows(text: string | RegExp): void {
  expect(isOnPage(text), `the screen shows ${quoted(text)}`).toBe(true);
}

/** The page does not show this text. */
export function hides(text: string | RegExp): void {
  expect(isOnPage(text), `the screen does not show ${quoted(text)}`).toBe(false);
}

/**
 * Whether an element contains this text itself, in any case, no-break spaces as spaces: `queryAllByText` with `exact: false`, which looks at
 * each element of the page, for each of the many texts that every step asks for.
 */
function isOnPage(text: string | RegExp): boolean {
  const texts = ownTexts();
  if (typeof text !== 'string') return texts.some((own) => text.test(own));
  const wanted = plainSpaces(text).toLowerCase();
  return texts.some((own) => own.toLowerCase().includes(wanted));
}

/** For each element that contains text itself: that text, without what its children contain. */
function ownTexts(): readonly string[] {
  const texts = new Map<Node | null, string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    texts.set(node.parentNode, (texts.get(node.parentNode) ?? '') + (node.nodeValue ?? ''));
  return [...texts.values()].map((text) => text.replace(/\s+/g, ' ').trim());
}

function quoted(text: string | RegExp): string {
  return typeof text === 'string' ? `"${text}"` : String(text);
}

/** The folded part of the page with this title. */
export function detailsOf(title: string | RegExp): HTMLElement {
  const details = screen.getByText(title).closest('details');
  if (details === null) throw new Error(`Not in a folded part: ${title}`);
  return details;
}

/** Who may call about an overdue amount is said of `overdueContact`, in the lender's own words only, or not at all. */
export function showsWhoMayCall(isShown: boolean): void {
  if (!isShown) {
    hides(collectionCopy.title);
    return;
  }
  const part = within(detailsOf(collectionCopy.title));
  for (const text of [
    'Unity Small Finance Bank says: only these people contact you about a late payment.',
    'Unity collections',
    'Calls from 1800-000-3101',
    'Sahyadri Recovery',
    'Monday to Saturday, 9 am to 6 pm',
    'They never ask for cash without a printed receipt.',
    'Pay nothing to them. Tell the grievance officer of your lender, Meenakshi Iyer.',
  ])
    part.getByText(text);
  expect(part.getByRole('link', { name: /^Call/ }).getAttribute('href')).toBe('tel:18000001101');
}
