// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import { type Failure, failure } from '../../machines/domain/failure';
import { type Entry, loanEntryMachine } from '../../machines/loan-entry/machine';
import { screens } from '../../src/screens/loan-entry';
import { done, fails, person, route } from './kit/moves';
import { aConfig, aLoan, anOffer, aUserState } from './support/fixtures-lending';
import { testJourney } from './support/through-screens';

function answers(label: string, facts: Partial<Entry>) {
  const data: Entry = {
    config: aConfig(),
    features: { flags: {}, experiments: {} },
    userState: aUserState(),
    loan: null,
    selectedOffer: null,
    ...facts,
  };
  return done('loadEntry', { ok: true, data }, label);
}

function refuses(label: string, why: Failure) {
  return done('loadEntry', { ok: false, failure: why }, label);
}

const notEligible = 'Currently you are not eligible for applying loan.';

/** Spec 8's words for the call that failed. */
const headings: Readonly<Record<string, string>> = {
  getLoanConfig: 'Get loan config error',
  getLoan: 'get latest loan error',
  getUserState: 'User State not available',
  listLoanOffers: 'Offers not available',
};

testJourney({
  id: 'loan-entry',
  machine: loanEntryMachine,
  screens,
  file: 'tests/paths/loan-entry.test.tsx',
  walk: 100,
  starts: [{ name: 'the main loan start' }],
  samples: [
    answers('new merchant', {}),
    answers('repaying', { loan: aLoan('DISBURSED') }),
    answers('money on its way', { loan: aLoan('CREATED') }),
    answers('not said how the loan stands', { loan: aLoan('UNKNOWN') }),
    answers('loan done, new one', { loan: aLoan('COMPLETE') }),
    answers('loan done, its offer still confirmed', { loan: aLoan('COMPLETE'), selectedOffer: anOffer() }),
    answers('rejected after signing', { loan: aLoan('REJECTED'), selectedOffer: anOffer() }),
    answers('rejected, and may apply again', { loan: aLoan('REJECTED') }),
    answers('account not accepted', {
      userState: aUserState({ process_state: 'BANK', process_substate: 'account-not-approved' }),
    }),
    answers('blocked', { userState: aUserState({ process_state: 'BLOCKED' }) }),
    answers('not eligible', { userState: aUserState({ is_eligible: false }) }),
    answers('lender not known here', {
      userState: aUserState({ primary_nbfc: 'SOMEBODY_ELSE' }),
      selectedOffer: anOffer({ nbfc: null }),
    }),
    answers('was at the bank account', {
      userState: aUserState({ process_state: 'BANK', process_substate: 'bank-account' }),
    }),
    answers('was at the agreement', {
      userState: aUserState({ process_state: 'AGREEMENT', process_substate: 'agreement' }),
    }),
    answers('state not known here', { userState: aUserState({ process_state: 'MOON' }) }),
    ...Object.keys(headings).map((operation) =>
      refuses(`no ${operation}`, failure('unavailable', { operation })),
    ),
    refuses(
      'latest loan refused',
      failure('refused', { operation: 'getLoan', code: '500', message: 'No books' }),
    ),
    refuses('offline', failure('connection')),
    fails('loadEntry', new Error('broken')),
    person({ type: 'offers.opened' }),
    person({ type: 'retry' }),
    person({ type: 'back' }),
    route('loanStart'),
  ],
  abstract: ({ entry, failure: why, redirectTo }) => [
    entry !== null,
    why?.operation,
    why?.reason,
    redirectTo,
    entry?.selectedOffer?.id,
  ],
  controls: {
    'offers.opened': (user) => user.click(screen.getByRole('button', { name: 'See your offers' })),
    retry: (user) => user.click(screen.getByRole('button', { name: /Try again|Check again/ })),
    back: (user) => user.click(screen.getByRole('button', { name: 'Back' })),
  },
  check: ({ value, context }) => {
    const heading = screen.getByRole('heading', { level: 1 }).textContent;
    if (value === 'loanStart') {
      expect(document.body.textContent).toContain('₹5,00,000');
      expect(document.body.textContent).toContain('Unity Small Finance Bank');
      // The offers would lead a merchant with a confirmed one back here: it is said instead.
      const isConfirmed = context.entry?.selectedOffer !== null;
      expect(screen.queryAllByText('You confirmed an offer before')).toHaveLength(isConfirmed ? 1 : 0);
      expect(screen.queryAllByRole('button', { name: 'See your offers' })).toHaveLength(isConfirmed ? 0 : 1);
    }
    if (value === 'loadingEntry') expect(screen.getByRole('status').textContent).not.toBe('');
    if (value === 'notEligible') expect(heading).toBe(notEligible);
    if (value === 'awaitingLender') {
      expect(heading).toBe('The lender will contact you');
      expect(document.body.textContent).toContain('₹1,00,000');
    }
    if (value === 'entryUnavailable') {
      expect(heading).toBe(headings[context.failure?.operation ?? ''] ?? 'An Error Occurred');
      if (context.failure?.code) expect(document.body.textContent).toContain('500: No books');
    }
    // Nobody is sent to a running loan's pages but by the service's word.
    if (context.redirectTo === '/termloan/home') expect(context.entry?.loan?.status).toBe('DISBURSED');
  },
});
