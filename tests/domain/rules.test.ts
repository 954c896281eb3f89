import { describe, expect, it } from 'vitest';
import { failure } from '../../machines/domain/base/failure';
import { instalmentsPerYear } from '../../machines/domain/base/frequency';
import { lenderRoute, needsMandateBeforeAgreement } from '../../machines/domain/lender/lender-route';
import { isSignedOrDisbursed } from '../../machines/domain/loan/loan';
import { isMandateEnded } from '../../machines/domain/mandate/mandate';
import { bankAccountError } from '../../machines/domain/payment/bank-account-errors';
import { bankAccountRefusal } from '../../src/copy/bank-account';

describe('lenderRoute, in the order of the spec', () => {
  it.each([null, ''])('1. no lender known (%j): the entry, also when e-NACH is required', (nbfc) => {
    expect([lenderRoute(nbfc, false), lenderRoute(nbfc, true)]).toEqual(['entry', 'entry']);
  });

  it('2. USFB: loan approval status, also when e-NACH is required', () => {
    expect([lenderRoute('USFB', false), lenderRoute('USFB', true)]).toEqual([
      'loanApprovalStatus',
      'loanApprovalStatus',
    ]);
  });

  it('3. APOLLO_FINVEST: approved loan details, also when e-NACH is required', () => {
    expect([lenderRoute('APOLLO_FINVEST', false), lenderRoute('APOLLO_FINVEST', true)]).toEqual([
      'approvedLoanDetails',
      'approvedLoanDetails',
    ]);
  });

  it.each(['ARTHMATE', 'HINDON_MERCANTILE_LIMITED', 'HINDON_RUPEECIRCLE', 'SOMEBODY_ELSE', 'usfb'])(
    '4. otherwise, here %s: e-NACH when the offer requires it',
    (nbfc) => {
      expect(lenderRoute(nbfc, true)).toBe('enach');
    },
  );

  it.each(['ARTHMATE', 'HINDON_MERCANTILE_LIMITED', 'HINDON_RUPEECIRCLE', 'SOMEBODY_ELSE'])(
    '5. otherwise, here %s: the agreement',
    (nbfc) => {
      expect(lenderRoute(nbfc, false)).toBe('agreement');
    },
  );
});

describe('needsMandateBeforeAgreement', () => {
  it('sends a monthly loan of APOLLO_FINVEST to e-NACH first', () => {
    expect(needsMandateBeforeAgreement('APOLLO_FINVEST', 'monthly', false)).toBe(true);
  });

  it('requires no second mandate', () => {
    expect(needsMandateBeforeAgreement('APOLLO_FINVEST', 'monthly', true)).toBe(false);
  });

  it.each(['weekly', 'daily', 'unknown'] as const)('leaves a %s loan alone', (frequency) => {
    expect(needsMandateBeforeAgreement('APOLLO_FINVEST', frequency, false)).toBe(false);
  });

  it.each(['USFB', 'ARTHMATE', null])('leaves a loan of %s alone', (nbfc) => {
    expect(needsMandateBeforeAgreement(nbfc, 'monthly', false)).toBe(false);
  });
});

describe('bankAccountError, row by row', () => {
  it.each([
    ['too_many_requests', 'Rate limit hit', null],
    ['blacklisted_ifsc', 'IFSC is blacklisted', 'ifsc'],
    ['invalid_ifsc', 'Invalid IFSC Code', 'ifsc'],
    ['ifsc_not_valid', 'Invalid IFSC Code', 'ifsc'],
    ['ErrInvalidBankDetails', 'Invalid Bank Details', 'accountNumber'],
    [
      'name_does_not_match_with_pan',
      "The names on this bank account and the PAN card don't match.",
      'accountNumber',
    ],
    ['bank_details_already_exists', 'Bank Account already exists', 'accountNumber'],
    ['facing_issue_with_ifsc', 'Due to merger of banks this IFSC code is not valid', 'ifsc'],
    ['facing_issue_with_this_ifsc', 'Due to merger of banks this IFSC code is not valid', 'ifsc'],
  ])('%s reads: %s', (code, message, field) => {
    const said = bankAccountError(failure('refused', { code, message: 'what the service says besides' }));
    expect(said).toEqual({ text: null, field, code });
    expect(bankAccountRefusal(said)).toBe(message);
  });

  it('any other code is shown with its error text', () => {
    const said = failure('refused', { code: 'bank_is_closed', message: 'The bank is closed.' });
    expect(bankAccountError(said)).toEqual({
      text: 'The bank is closed.',
      field: null,
      code: 'unknown_error',
    });
    expect(bankAccountRefusal(bankAccountError(said))).toBe('The bank is closed.');
  });

  it('any other code without a text is shown as the code', () => {
    const said = bankAccountError(failure('refused', { code: 'bank_is_closed' }));
    expect(bankAccountRefusal(said)).toBe('bank_is_closed');
  });

  it.each([
    failure('refused'),
    failure('refused', { message: '' }),
    failure('connection'),
    failure('malformed', { code: 'body.payment_address' }),
  ])('without a text (%j) reads the last sentence of the table', (of) => {
    expect(bankAccountError(of)).toEqual({ text: null, field: null, code: 'unknown_error' });
    expect(bankAccountRefusal(bankAccountError(of))).toBe(
      'An unknown error occurred while creating your account.',
    );
  });

  it.each(['constructor', 'toString', '__proto__'])('a word that every object has (%s) is no row', (code) => {
    expect(bankAccountError(failure('refused', { code, message: 'Not today.' }))).toEqual({
      text: 'Not today.',
      field: null,
      code: 'unknown_error',
    });
  });
});

describe('isMandateEnded', () => {
  it.each(['FAILED', 'REJECTED', 'CANCELLED', 'EXPIRED'] as const)('%s has ended', (status) => {
    expect(isMandateEnded({ status })).toBe(true);
  });

  it.each(['INITIATED', 'PENDING', 'ACTIVE', 'PAUSED'] as const)('%s is not', (status) => {
    expect(isMandateEnded({ status })).toBe(false);
  });
});

describe('isSignedOrDisbursed', () => {
  it.each(['CREATED', 'DISBURSED'] as const)('%s is', (status) => {
    expect(isSignedOrDisbursed({ status })).toBe(true);
  });

  it.each(['UNKNOWN', 'COMPLETE', 'REJECTED', 'CANCELLED', 'FORECLOSED'] as const)('%s is not', (status) => {
    expect(isSignedOrDisbursed({ status })).toBe(false);
  });
});

it('ranks frequencies by instalments a year', () => {
  expect((['daily', 'weekly', 'monthly', 'unknown'] as const).map(instalmentsPerYear)).toEqual([
    365, 52, 12, 0,
  ]);
});
