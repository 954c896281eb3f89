// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import * as fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';

import { accountFlowMachine } from '../../machines/account-flow/machine';
import {
  type AccountEntryUrl,
  type AccountFlowStart,
  chosenAccount,
  initialContext,
} from '../../machines/account-flow/setup';
import { type Failure, failure } from '../../machines/domain/base/failure';
import { formatMoney } from '../../machines/domain/base/money';
import { isOpenLoan } from '../../machines/domain/loan/loan';
import type { NewBankAccount } from '../../machines/domain/payment/bank-account';
import { bankAccountError } from '../../machines/domain/payment/bank-account-errors';
import type { ConfirmationResult } from '../../machines/offer-confirmation/machine';
import { writeKey } from '../../machines/shared/journey';
import { bankAccountRefusal } from '../../src/copy/bank-account';
import { screens } from '../../src/screens/account-flow';
import { done, fails, person, route } from './kit/moves';
import { anyAccount } from './support/arbitraries';
import { aLoan, anAccount, anOffer } from './support/fixtures-lending';
import { testJourney } from './support/through-screens';

type Snapshot = SnapshotFrom<typeof accountFlowMachine>;

const accounts = [
  anAccount(),
  anAccount({
    bank_details_id: 'account-2',
    payment_address: 'ramesh@upi',
    account_type: 1,
    type: 'UNKNOWN',
    bank_name: null,
  }),
];
const bank: NewBankAccount = {
  accountType: 'BANK',
  accountNumber: '009876543210',
  ifsc: 'SBIN0004321',
  type: 'CURRENT',
};
const upi: NewBankAccount = { accountType: 'UPI', upiId: 'shop.ramesh@okaxis' };

function start(name: string, entryUrl: AccountEntryUrl, flowType: 'DEFAULT' | 'QR' = 'DEFAULT') {
  return { name, input: { entryUrl, flowType, offerId: 'offer-1', requestSeed: 'seed' } };
}

function answers(label: string, facts: Partial<AccountFlowStart>) {
  const data: AccountFlowStart = {
    accounts,
    unreadAccounts: 0,
    offer: anOffer(),
    isOfferConfirmed: false,
    loan: null,
    panName: 'RAMESH KUMAR',
    ...facts,
  };
  // In flow type QR neither offers nor loans are read.
  const forQr = { ...data, offer: null, loan: null, isOfferConfirmed: false };
  return done(
    'loadAccountFlow',
    (input: unknown) => ({ ok: true, data: isForQr(input) ? forQr : data }),
    label,
  );
}

const isForQr = (input: unknown) =>
  typeof input === 'object' && input !== null && 'flowType' in input && input.flowType === 'QR';

/** The account that the service files is the one that was sent, under a new id. */
function added(input: unknown) {
  const key = typeof input === 'object' && input !== null && 'key' in input ? String(input.key) : '';
  return { kind: 'accepted', data: anAccount({ bank_details_id: `added-${key}` }) };
}

function confirms(label: string, result: ConfirmationResult) {
  return done('offerConfirmation', result, label);
}

async function fill(user: UserEvent, label: string, text: string): Promise<void> {
  const field = screen.getByRole('textbox', { name: label });
  await user.clear(field);
  await user.type(field, text);
}

/** Made once: the samples are asked at each of some thousand places. */
const submits = (accountType: 'UPI' | 'BANK') =>
  fc.record({ type: fc.constant('account.submitted' as const), account: anyAccount(accountType) });
const submitsUpi = submits('UPI');
const submitsBank = submits('BANK');

/** What was typed last: the fixed sample, or what a walk drew. */
let typed: NewBankAccount | null = null;

async function typeAccount(user: UserEvent, account: NewBankAccount): Promise<void> {
  typed = account;
  if (account.accountType === 'UPI') return fill(user, 'UPI id', account.upiId);
  if (account !== bank) {
    const { accountNumber, ifsc } = account;
    await fill(user, 'Account number', accountNumber);
    await fill(user, 'Account number again', accountNumber);
    await fill(user, 'IFSC', ifsc.toLowerCase());
    await user.click(screen.getByRole('radio', { name: account.type === 'CURRENT' ? 'Current' : 'Savings' }));
    return;
  }
  await fill(user, 'Account number', '0098 7654 3210');
  await fill(user, 'Account number again', '009876543210');
  await fill(user, 'IFSC', 'sbino004321');
  await user.click(screen.getByRole('button', { name: 'Check account' }));
  // The letter O for the zero is named beside the field and in the summary, and mended by one tap.
  expect(screen.getByRole('alert')).toBe(document.activeElement);
  await user.click(screen.getByRole('button', { name: 'Use SBIN0004321' }));
  expect(screen.getByRole('textbox', { name: 'IFSC' })).toBe(document.activeElement);
  expect(document.body.textContent).not.toContain('SBIN0004321?');
  await user.click(screen.getByRole('radio', { name: 'Current' }));
}

/** The key of the write whose answer is unknown: it is asked for, and never sent anew. */
let unknownKey: string | null = null;

function checkKey({ value, context }: Snapshot): void {
  const key = writeKey(context);
  if (value === 'loadingAccounts') unknownKey = null;
  if (unknownKey !== null && (value === 'creatingAccount' || value === 'confirmingOffer')) {
    expect([key, context.startBy]).toEqual([unknownKey, 'statusCheck']);
  }
  // Neither a tap nor a deep link leads from there to another write under that key.
  if (unknownKey === key)
    expect(value).toMatch(/^(creatingAccount|confirmingOffer|accountUnanswered|confirmationUnanswered)$/);
  unknownKey = value === 'accountUnanswered' || value === 'confirmationUnanswered' ? key : null;
}

function checkUnread(count: number): void {
  const text = document.body.textContent;
  if (count === 0) expect(text).not.toContain('could not be read');
  if (count === 1) expect(text).toContain('One account could not be read and is not shown.');
  if (count === 2) expect(text).toContain('2 accounts could not be read and are not shown.');
}

function checkScreen({ value, context }: Snapshot): void {
  const text = document.body.textContent;
  const { offer, loan } = context.start;
  if (context.flowType === 'QR') {
    // No loan offer is confirmed, and nothing on the screen says that a loan's money would come.
    expect(value).not.toMatch(/CONFIRM|confirm|PROCESS|RECEIVE|SIGN/);
    expect(text).not.toMatch(/Where should we send the money|Step \d of/);
  }
  expect(text).not.toContain('001234567890');
  switch (value) {
    case 'SELECT_ACCOUNT': {
      checkUnread(context.start.unreadAccounts);
      const checked = screen.getAllByRole<HTMLInputElement>('radio').filter((each) => each.checked);
      const chosen = chosenAccount(context);
      expect(checked.map((each) => each.value)).toEqual(chosen === null ? [] : [chosen.id]);
      return;
    }
    case 'EDIT_FORM':
      checkUnread(context.start.unreadAccounts);
      expect(text).toContain('The name on this account must match your PAN: RAMESH KUMAR.');
      return;
    case 'verifyingPaymentAddress':
    case 'creatingAccount':
      expect(context.newAccount).toEqual(typed);
      return;
    case 'SERVER_ERROR':
      expect(screen.getByRole('alert')).toBe(document.activeElement);
      if (context.error !== null) expect(text).toContain(bankAccountRefusal(bankAccountError(context.error)));
      expect(screen.getAllByRole<HTMLInputElement>('textbox').map((each) => each.value)).not.toContain('');
      return;
    case 'CONFIRM_FORM':
    case 'confirmingOffer':
      expect(chosenAccount(context)).not.toBeNull();
      expect(text).toContain(formatMoney(offer?.loanAmount ?? Number.NaN));
      return;
    case 'accountUnanswered':
    case 'confirmationUnanswered':
      expect(text).toContain('We are not sure yet');
      expect(text).not.toMatch(/fail|was not added|is not confirmed/i);
      return;
    case 'PROCESS_ERROR':
      expect(text).toContain(context.error?.message ?? '');
      return;
    case 'RECEIVE_MONEY':
      // Never without the service's word that a loan is open.
      expect(loan !== null && isOpenLoan(loan)).toBe(true);
      expect(text).toMatch(/Agreement signed.*••7890/s);
      return;
    case 'left':
      if (context.flowType === 'QR') expect(context.redirectTo).toBe('/termloan/qr-intro');
      return;
    case 'SIGN_AGREEMENT':
      expect(context.redirectTo).toBe('/termloan/agreement');
      return;
  }
}

testJourney({
  id: 'account-flow',
  machine: accountFlowMachine,
  screens,
  file: 'tests/paths/account-flow.test.tsx',
  walk: 150,
  starts: [
    start('accounts', '/termloan/bank-account'),
    start('new account', '/termloan/bank-account/new'),
    start('confirmation', '/termloan/bank-account/confirm'),
    start('receipt', '/termloan/receive-money'),
    start('money of the QR', '/termloan/bank-account', 'QR'),
    start('new account for the QR', '/termloan/bank-account/new', 'QR'),
  ],
  samples: [
    answers('accounts on file', {}),
    answers('none on file', { accounts: [] }),
    answers('one that can not be read', { accounts: [], unreadAccounts: 2 }),
    answers('one beside one that can not be read', { unreadAccounts: 1 }),
    answers('offer gone', { offer: null }),
    answers('confirmed before', { isOfferConfirmed: true }),
    answers('signed', { loan: aLoan('CREATED') }),
    done('loadAccountFlow', { ok: false, failure: failure('unavailable') }, 'busy'),
    fails('loadAccountFlow', new Error('broken')),
    // What is chosen can't be chosen again on a radio; the account must be on file to be on the screen.
    ({ context }) =>
      ['account-1', 'account-2']
        .filter((accountId) => accountId !== context.chosenAccountId)
        .map((accountId) => person({ type: 'account.chosen', accountId })),
    person({ type: 'account.continued' }),
    person({ type: 'account.added' }),
    ({ context }) => [
      person({ type: 'accountType.chosen', accountType: context.accountType === 'UPI' ? 'BANK' : 'UPI' }),
    ],
    ({ context }) => {
      const isUpi = context.accountType === 'UPI';
      const arbitrary = isUpi ? submitsUpi : submitsBank;
      return [person({ type: 'account.submitted', account: isUpi ? upi : bank }, { arbitrary })];
    },
    done('verifyPaymentAddress', { ok: true, data: { isValid: true } }, 'can receive'),
    done('verifyPaymentAddress', { ok: true, data: { isValid: false } }, 'no account'),
    done('verifyPaymentAddress', { ok: false, failure: failure('timeout') }, 'no answer'),
    fails('verifyPaymentAddress', new Error('broken')),
    done('createBankDetails', added, undefined, { label: 'createBankDetails: added' }),
    done(
      'createBankDetails',
      { kind: 'refused', failure: failure('refused', { code: 'invalid_ifsc' }) },
      'invalid_ifsc',
    ),
    done('createBankDetails', { kind: 'unanswered', failure: failure('connection') }, 'unanswered'),
    fails('createBankDetails', new Error('broken')),
    person({ type: 'offer.confirmed' }),
    confirms('routed', { kind: 'routed', route: 'agreement' }),
    confirms('expired', { kind: 'failed', failure: failure('refused', { code: 'offer_expired' }) }),
    confirms('confirmed before', {
      kind: 'failed',
      failure: failure('refused', { code: 'offer_already_confirmed' }),
    }),
    confirms('said why', {
      kind: 'failed',
      failure: failure('refused', { message: 'The lender is on leave.' }),
    }),
    confirms('unanswered', { kind: 'unanswered', failure: failure('timeout') }),
    fails('offerConfirmation', new Error('broken')),
    person({ type: 'offers.reopened' }),
    person({ type: 'flow.reset' }),
    person({ type: 'status.opened' }),
    person({ type: 'retry' }),
    ({ value }) => (value === 'RECEIVE_MONEY' ? [] : [person({ type: 'back' })]),
    route('SELECT_ACCOUNT'),
    route('EDIT_FORM'),
    route('CONFIRM_FORM'),
    route('RECEIVE_MONEY'),
  ],
  abstract: (context) => [
    context.entryUrl === '/termloan/bank-account/new',
    context.flowType,
    context.accountType,
    context.start.accounts.length > 0,
    context.start.unreadAccounts,
    context.start.offer !== null,
    context.start.loan !== null,
    context.chosenAccountId?.replace(/^added.*/, 'added'),
    chosenAccount(context) !== null,
    context.startBy,
    context.error?.code === 'offer_already_confirmed',
  ],
  controls: {
    'account.chosen': async (user, { accountId }) => {
      const radios = screen.getAllByRole<HTMLInputElement>('radio');
      const radio = radios.find((each) => each.value === accountId);
      if (radio === undefined) throw new Error(`The account ${accountId} is not on the screen.`);
      await user.click(radio);
    },
    'account.continued': (user) => user.click(screen.getByRole('button', { name: 'Continue' })),
    'account.added': (user) => user.click(screen.getByRole('button', { name: 'Add another account' })),
    'accountType.chosen': (user, { accountType }) =>
      user.click(screen.getByRole('radio', { name: accountType === 'UPI' ? 'UPI id' : 'Bank account' })),
    'account.submitted': async (user, { account }) => {
      await typeAccount(user, account);
      await user.click(screen.getByRole('button', { name: 'Check account' }));
    },
    'offer.confirmed': (user) => user.click(screen.getByRole('button', { name: 'Confirm' })),
    'offers.reopened': (user) =>
      user.click(screen.getByRole('button', { name: /See your offers again|Go to your loan/ })),
    'flow.reset': (user) =>
      user.click(screen.getByRole('button', { name: 'Start again with another account' })),
    'status.opened': (user) => user.click(screen.getByRole('button', { name: 'See where the money is' })),
    retry: (user) => user.click(screen.getByRole('button', { name: /Try again|Check again/ })),
    back: (user) => user.click(screen.getByRole('button', { name: 'Back' })),
  },
  check: (snapshot) => {
    checkKey(snapshot);
    checkScreen(snapshot);
  },
});

/** Shows one state with its error, as the service's refusal leaves it. */
function show(value: 'SERVER_ERROR' | 'PROCESS_ERROR', error: Failure, newAccount = bank): void {
  const input = start('', '/termloan/bank-account').input;
  const data: AccountFlowStart = {
    accounts,
    unreadAccounts: 0,
    offer: anOffer(),
    isOfferConfirmed: false,
    loan: null,
    panName: null,
  };
  const context = {
    ...initialContext({ input }),
    start: data,
    accountType: newAccount.accountType,
    newAccount,
    chosenAccountId: 'account-1',
    error,
  };
  const snapshot = accountFlowMachine.resolveState({ value, context });
  const View = screens[value];
  render(
    <View
      snapshot={createActor(accountFlowMachine, { input, snapshot }).getSnapshot()}
      send={() => {}}
      back={() => {}}
    />,
  );
}

/** The table of spec 5, letter for letter, and the field that each row stands beside. */
const rows: readonly (readonly [code: string, message: string, field: string | null])[] = [
  ['too_many_requests', 'Rate limit hit', null],
  ['blacklisted_ifsc', 'IFSC is blacklisted', 'IFSC'],
  ['invalid_ifsc', 'Invalid IFSC Code', 'IFSC'],
  ['ifsc_not_valid', 'Invalid IFSC Code', 'IFSC'],
  ['ErrInvalidBankDetails', 'Invalid Bank Details', 'Account number'],
  [
    'name_does_not_match_with_pan',
    "The names on this bank account and the PAN card don't match.",
    'Account number',
  ],
  ['bank_details_already_exists', 'Bank Account already exists', 'Account number'],
  ['facing_issue_with_ifsc', 'Due to merger of banks this IFSC code is not valid', 'IFSC'],
  ['facing_issue_with_this_ifsc', 'Due to merger of banks this IFSC code is not valid', 'IFSC'],
  ['a reason nobody listed', 'a reason nobody listed', null],
  ['', 'An unknown error occurred while creating your account.', null],
];

function describedBy(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

describe('a refused account', () => {
  afterEach(cleanup);

  it.each(rows)('%s reads "%s" beside %s, and what was typed stays', (code, message, field) => {
    show('SERVER_ERROR', failure('refused', { code }));
    expect(screen.getByRole('alert').textContent).toContain(message);
    if (field !== null) expect(describedBy(screen.getByRole('textbox', { name: field }))).toContain(message);
    const values = screen.getAllByRole<HTMLInputElement>('textbox').map((each) => each.value);
    expect(values).toEqual(['009876543210', '009876543210', 'SBIN0004321']);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Current' }).checked).toBe(true);
  });

  it('stands beside the UPI id, whatever field the service names', () => {
    show('SERVER_ERROR', failure('refused', { code: 'bank_details_already_exists' }), upi);
    expect(describedBy(screen.getByRole('textbox', { name: 'UPI id' }))).toContain(
      'Bank Account already exists',
    );
  });
});

const reasons: readonly (readonly [why: Failure, text: string])[] = [
  [failure('refused', { code: 'offer_expired' }), 'This offer has ended'],
  [failure('refused', { code: 'offer_not_found' }), 'This offer is not there any more'],
  [failure('refused', { code: 'offer_already_confirmed' }), 'An offer is confirmed already'],
  [failure('refused', { code: 'bank_details_not_found' }), 'This account is not on file'],
  [failure('refused', { code: 'ids_missing' }), 'bankDetailsId or loanOfferId not available.'],
  [failure('refused', { code: 'other' }), 'Unable to process your request.'],
];

describe('a failed confirmation', () => {
  afterEach(cleanup);

  it.each(reasons)('%j reads "%s"', (why, text) => {
    show('PROCESS_ERROR', why);
    expect(document.body.textContent).toContain(text);
    expect(screen.getAllByRole('button').length).toBeGreaterThan(1);
  });
});
