// @vitest-environment jsdom
/** The due banner of a weekly loan that is overdue: the next instalment is named while there is one, never a day that has passed. */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import type { HomeFacts } from '../../machines/home/context';
import { DueCard } from '../../src/screens/home/due-card';
import { loanWith } from '../paths/support/fixtures/money';
import { plainSpaces } from '../support/plain-spaces';

afterEach(cleanup);

const seconds = (day: string) => Date.parse(`${day}T23:59:59+05:30`) / 1000;
const LATE = seconds('2026-10-12');

function nextInstalment(nextInstalmentDate: number): string | null {
  const loan = loanWith({
    total_due: 241_500,
    next_due_date: LATE,
    next_installment_date: nextInstalmentDate,
  });
  const facts: HomeFacts = {
    loan,
    instalments: [],
    pendingPayment: null,
    startedPayments: [],
    readAt: Date.parse('2026-11-23T09:00+05:30'),
  };
  render(
    <DueCard facts={facts} task={null} isPaidByAutopay={false} refundNotice={null}>
      <span />
    </DueCard>,
  );
  expect(screen.getByText(/^Oldest unpaid: 12 Oct, 2026/)).toBeTruthy();
  const line = screen.queryByText(/^Next instalment/)?.textContent ?? null;
  return line && plainSpaces(line);
}

it('names the day of the next instalment', () => {
  expect(nextInstalment(seconds('2026-11-26'))).toBe('Next instalment: 26 Nov, 2026');
});

it.each([
  ['the lender names none', 0],
  ['the lender names the oldest unpaid one', LATE],
])('names no next instalment after the last day of the loan, when %s', (_, date) => {
  expect(nextInstalment(date)).toBeNull();
});
