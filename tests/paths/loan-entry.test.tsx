// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import { type Failure, failure } from '../../machines/domain/base/failure';
import { type LoanEntryData, loanEntryMachine } from '../../machines/loan-entry/machine';
import { screens } from '../../src/screens/loan-entry';
import { done, fails, person, portInput, route } from './kit';
import { aConfig, aLoan, anOffer, aUserState } from './support/fixtures/lending';
import { crash, ready } from './support/fixtures/outcomes';
import { testJourney } from './support/through-screens';

const NOW_MS = Date.UTC(2026, 10, 21, 6);
const RETRY_ON_MS = Date.UTC(2026, 11, 21, 6);
const notEligibleUntil = (retryOn: number | null) => ({
  isEligible: false,
  reason: 'not_eligible',
  retryOn,
  quotes: [],
});
const rateLimit = (no_of_attempts_left: number, cool_off_period: number) => ({
  rate_limit: { no_of_attempts_left, cool_off_period },
});

function loadsEntry(label: string, facts: Partial<LoanEntryData>) {
  const data: LoanEntryData = {
    config: aConfig(),
    features: { flags: {}, experiments: {} },
    userState: aUserState(),
    loan: null,
    selectedOffer: null,
    eligibility: null,
    kycValidity: null,
    asOf: NOW_MS,
    ...facts,
  };
  return done('loadEntry', ready(data), label);
}

function failsEntry(label: string, entryFailure: Failure) {
  return done('loadEntry', { ok: false, failure: entryFailure }, label);
}

const notEligible = 'Currently you are not eligible for applying loan.';

/** Headings of spec 8 by the operation that failed. */
const headings: Readonly<Record<string, string>> = {
  getLoanConfig: 'Get loan config error',
  getLoan: 'get latest loan error',
  getUserState: 'User State not available',
  listLoanOffers: 'Offers not available',
  getLoanEligibility: 'We could not see if you can apply now',
};

testJourney({
  id: 'loan-entry',
  machine: loanEntryMachine,
  screens,
  file: 'tests/paths/loan-entry.test.tsx',
  starts: [{ name: 'the main loan start' }],
  events: [
    loadsEntry('new merchant', {}),
    loadsEntry('repaying', { loan: aLoan('DISBURSED') }),
    loadsEntry('disbursal pending', { loan: aLoan('CREATED') }),
    loadsEntry('loan status unknown', { loan: aLoan('UNKNOWN') }),
    loadsEntry('loan closed, new one', {
      loan: aLoan('COMPLETE'),
      userState: aUserState({ process_state: 'CLOSED' }),
      eligibility: notEligibleUntil(null),
    }),
    loadsEntry('new, and tries are counted', { userState: aUserState(rateLimit(2, 0)) }),
    loadsEntry('too many tries', { userState: aUserState({ process_state: 'KYC', ...rateLimit(0, 600) }) }),
    loadsEntry('in the middle of the application', {
      userState: aUserState({ process_state: 'APPLICATION', process_substate: 'shop-information' }),
    }),
    loadsEntry('offers open, the identity check has lapsed', {
      userState: aUserState({ process_state: 'OFFER', kyc_state: 'EXPIRED' }),
      kycValidity: { isEligible: false, validUntil: NOW_MS },
    }),
    loadsEntry('not eligible, with a date', { eligibility: notEligibleUntil(RETRY_ON_MS) }),
    loadsEntry('SMS permission enforced', {
      features: { flags: { ENFORCED_SMS_PERMISSION: true }, experiments: {} },
    }),
    loadsEntry('loan closed, its offer still confirmed', {
      loan: aLoan('COMPLETE'),
      selectedOffer: anOffer(),
    }),
    loadsEntry('rejected after signing', { loan: aLoan('REJECTED'), selectedOffer: anOffer() }),
    loadsEntry('rejected, and may apply again', { loan: aLoan('REJECTED') }),
    loadsEntry('account not accepted', {
      userState: aUserState({ process_state: 'BANK', process_substate: 'account-not-approved' }),
    }),
    loadsEntry('blocked', { userState: aUserState({ process_state: 'BLOCKED' }) }),
    loadsEntry('not eligible', { userState: aUserState({ is_eligible: false }) }),
    loadsEntry('lender not known here', {
      userState: aUserState({ primary_nbfc: 'SOMEBODY_ELSE' }),
      selectedOffer: anOffer({ nbfc: null }),
    }),
    loadsEntry('was at the bank account', {
      userState: aUserState({ process_state: 'BANK', process_substate: 'bank-account' }),
    }),
    loadsEntry('was at the agreement', {
      userState: aUserState({ process_state: 'AGREEMENT', process_substate: 'agreement' }),
    }),
    loadsEntry('state not known here', { userState: aUserState({ process_state: 'MOON' }) }),
    ...Object.keys(headings).map((operation) =>
      failsEntry(`no ${operation}`, failure('unavailable', { operation })),
    ),
    failsEntry(
      'latest loan refused',
      failure('refused', { operation: 'getLoan', code: '500', message: 'No books' }),
    ),
    failsEntry('offline', failure('connection')),
    fails('loadEntry', crash),
    done('wait'),
    fails('wait', crash),
    person({ type: 'application.begun' }),
    person({ type: 'offers.opened' }),
    person({ type: 'retry' }),
    person({ type: 'back' }),
    route('loanStart'),
  ],
  abstract: ({ entry, failure: entryFailure, redirectTo }) => [
    entry !== null,
    entryFailure?.operation,
    entryFailure?.reason,
    redirectTo,
    entry?.selectedOffer?.id,
    entry?.userState.processState,
    entry?.userState.rateLimit,
    entry?.eligibility?.retryOn,
    entry?.features.flags,
  ],
  controls: {
    'application.begun': (user) => user.click(screen.getByRole('button', { name: 'Start now' })),
    'offers.opened': (user) => user.click(screen.getByRole('button', { name: 'See your offers' })),
    retry: (user) => user.click(screen.getByRole('button', { name: /Try again|Check again/ })),
    back: (user) => user.click(screen.getByRole('button', { name: 'Back' })),
  },
  check: (snapshot) => {
    const { value, context } = snapshot;
    const heading = screen.getByRole('heading', { level: 1 }).textContent;
    if (value === 'loanStart') {
      // With a confirmed offer a message replaces the button: the offers would redirect back to this page.
      const isConfirmed = context.entry?.selectedOffer !== null;
      expect(screen.queryAllByText('You confirmed an offer before')).toHaveLength(isConfirmed ? 1 : 0);
      const state = context.entry?.userState.processState ?? null;
      const isNew = !isConfirmed && (state === null || state === 'ENTRY');
      // Offers have a maximum and lenders of their own.
      for (const text of ['₹5,00,000', 'Unity Small Finance Bank'])
        expect(document.body.textContent?.includes(text)).toBe(snapshot.can({ type: 'application.begun' }));
      expect(screen.queryAllByRole('button', { name: 'Start now' })).toHaveLength(isNew ? 1 : 0);
      expect(screen.queryAllByRole('button', { name: 'See your offers' })).toHaveLength(
        isNew || isConfirmed ? 0 : 1,
      );
      // -1 tries left means that tries are not counted.
      const attemptsLeft = context.entry?.userState.rateLimit.attemptsLeft;
      expect(screen.queryAllByText(/tries left/)).toHaveLength(attemptsLeft === 2 ? 1 : 0);
      const isSmsNoticeShown = context.entry?.features.flags.ENFORCED_SMS_PERMISSION === true;
      expect(screen.queryAllByText('You need not share your SMS')).toHaveLength(isSmsNoticeShown ? 1 : 0);
    }
    if (value === 'tooManyTries') {
      expect(heading).toBe('Too many tries');
      for (const text of ['10:00', 'At 21\u00a0Nov, 11:40\u00a0am', 'No tries are left now.'])
        expect(document.body.textContent).toContain(text);
      expect(portInput(snapshot, 'wait')).toEqual({ ms: 600_000 });
    }
    if (value === 'loadingEntry') expect(screen.getByRole('status').textContent).not.toBe('');
    if (value === 'notEligible') {
      expect(heading).toBe(notEligible);
      const hasRetryDate = context.entry?.eligibility?.retryOn === RETRY_ON_MS;
      expect(screen.queryAllByText('21 Dec, 2026')).toHaveLength(hasRetryDate ? 1 : 0);
    }
    if (value === 'awaitingLender') {
      expect(heading).toBe('The lender will contact you');
      expect(document.body.textContent).toContain('₹1,00,000');
    }
    if (value === 'entryUnavailable') {
      expect(heading).toBe(headings[context.failure?.operation ?? ''] ?? 'An Error Occurred');
      if (context.failure?.code) expect(document.body.textContent).toContain('500: No books');
    }
    // Home is opened only with a running loan.
    if (context.redirectTo === '/termloan/home') expect(context.entry?.loan?.status).toBe('DISBURSED');
  },
});
