/** Invariants that hold on every screen around the money. */
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

import { accountNumber, mobile } from './fixtures-money';

/** Taps a button by its name; it must be there, and be the only one. */
export function tap(name: string | RegExp): (person: UserEvent) => Promise<void> {
  return (person) => person.click(screen.getByRole('button', { name }));
}

/** No whole account number and no whole mobile stand on the page; one heading says what it is. */
export function checkPage(): void {
  const text = document.body.textContent ?? '';
  expect(text).not.toContain(accountNumber);
  expect(text).not.toContain(mobile);
  expect(document.querySelectorAll('h1')).toHaveLength(1);
}

/** One of these sentences stands on the page. */
export function shows(text: string | RegExp): void {
  expect(
    screen.queryAllByText(text, { exact: false }).length,
    `the screen shows ${quoted(text)}`,
  ).toBeGreaterThan(0);
}

/** None of these sentences stands on the page. */
export function hides(text: string | RegExp): void {
  expect(screen.queryAllByText(text, { exact: false }), `the screen does not show ${quoted(text)}`).toEqual(
    [],
  );
}

function quoted(text: string | RegExp): string {
  return typeof text === 'string' ? `"${text}"` : String(text);
}
