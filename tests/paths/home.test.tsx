// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import { homeMachine } from '../../machines/home/machine';
import { screens } from '../../src/screens/home';
import { done, fails, person } from './kit/moves';
import { checkPage, shows, tap } from './support/fixtures-checks';
import { failed, loanStatus, loanWith, now, ready } from './support/fixtures-money';
import { testJourney } from './support/through-screens';

const DAY = 86_400;
const seconds = now / 1000;
const facts = (over: Parameters<typeof loanWith>[0] = {}) => ready({ loan: loanWith(over), readAt: now });
const due = (next_due_date: number) => facts({ next_due_date, total_due: 513_000 });

testJourney({
  id: 'home',
  machine: homeMachine,
  screens,
  file: 'tests/paths/home.test.tsx',
  walk: 80,
  starts: [{ name: 'home' }],
  abstract: ({ facts: of, failure, redirectTo }) => ({
    loan: of?.loan && [of.loan.status, of.loan.nextDueDate, of.loan.totalDue],
    failed: failure?.reason,
    redirectTo,
  }),
  samples: [
    done('getLoan', facts(), 'due tomorrow'),
    done('getLoan', due(seconds), 'due today'),
    done('getLoan', due(seconds - 12 * DAY), 'overdue'),
    done('getLoan', due(seconds + 9 * DAY), 'due later'),
    done('getLoan', facts({ next_due_date: 0, next_installment_date: 0 }), 'all paid'),
    done('getLoan', facts({ status: loanStatus.CREATED }), 'on its way'),
    done('getLoan', facts({ status: loanStatus.COMPLETE }), 'repaid'),
    done('getLoan', ready({ loan: null, readAt: now }), 'no loan'),
    done('getLoan', failed('connection'), 'no connection'),
    fails('getLoan', new Error('broken'), 'our own fault'),
    person({ type: 'status.opened' }),
    person({ type: 'retry' }),
    person({ type: 'back' }),
    person({ type: 'leave' }),
  ],
  controls: {
    'status.opened': tap('Loan status'),
    retry: tap(/^(Try again|Refresh)$/),
    back: tap('Back'),
    leave: tap('See offers'),
  },
  check: (snapshot) => {
    checkPage();
    const loan = snapshot.context.facts?.loan ?? null;
    // No way to pay yet: none is faked.
    expect(screen.queryByText(/pay now/i)).toBeNull();
    if (snapshot.matches('home')) {
      expect(loan?.status).toBe('DISBURSED');
      shows('₹19,320 paid');
      shows('of ₹1,15,920');
      shows('8 of 48 instalments paid');
      shows('Lender: Unity Small Finance Bank');
      const label = labels[String(loan?.nextDueDate)];
      if (label !== undefined) shows(label);
      shows(amountOf(loan?.nextDueDate ?? null));
    }
    if (snapshot.matches('noLoan')) shows('You have no loan now');
    if (snapshot.matches('homeUnavailable')) shows('We could not open your loan');
  },
});

const labels: Readonly<Record<string, string>> = {
  [(seconds + DAY) * 1000]: "Tomorrow's Instalment",
  [seconds * 1000]: 'Due Today',
  [(seconds - 12 * DAY) * 1000]: 'Due Since 12 days',
  [(seconds + 9 * DAY) * 1000]: 'Next instalment on 29 Nov, 2026',
};

function amountOf(dueDate: number | null): string {
  if (dueDate === null) return 'All instalments are paid';
  return dueDate < now ? '₹5,130' : '₹2,415';
}
