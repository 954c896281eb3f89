import { describe, expect, it } from 'vitest';
import { readEntity } from '../../../machines/domain/base/wire';
import {
  isBeforeOffer,
  isNotEligible,
  mustIdentifyAgain,
  mustWaitToRetry,
} from '../../../machines/domain/entry/entry-rules';
import { isAwaitingLender, resumePath } from '../../../machines/domain/entry/resume';
import { mayReportStep } from '../../../machines/domain/entry/step-report';
import { loanOfferSchema } from '../../../machines/domain/loan/loan-offer';
import { userStateSchema } from '../../../machines/domain/merchant/user-state';
import { dataOf } from '../../support/reports/outcome';
import { offerWire, userStateWire } from '../../support/wire';

const userStateAt = (process_state: string | null, process_substate: string | null) =>
  dataOf(readEntity(userStateSchema, { ...userStateWire, process_state, process_substate }));

describe('resumePath', () => {
  it.each([
    ['MANDATE', 'enach', '/termloan/enach'],
    ['AGREEMENT', 'loan-approval-status', '/termloan/loan-approval-status'],
    ['AGREEMENT', 'approved-loan-details', '/termloan/approved-loan-details'],
    ['AGREEMENT', 'agreement', '/termloan/agreement'],
  ])('%s at %s continues at %s', (state, step, path) => {
    expect(resumePath(userStateAt(state, step))).toBe(path);
  });

  it.each(['ENTRY', 'OFFER', 'BANK', 'DISBURSAL', 'REPAYMENT', 'CLOSED', 'BLOCKED', 'NEW_STATE', null])(
    '%s stays at the entry, whatever its step is',
    (state) => {
      expect(resumePath(userStateAt(state, 'agreement'))).toBeNull();
    },
  );

  it.each([null, '', 'selfie', 'constructor', '__proto__'])(
    'a step that we do not know (%j) stays too',
    (step) => {
      expect(resumePath(userStateAt('AGREEMENT', step))).toBeNull();
    },
  );
});

describe('before the offer', () => {
  it('at the page of an earlier check resumes there, because no step of the list leads to it', () => {
    expect(resumePath(userStateAt('KYC', 'kyc-status'))).toBe('/termloan/application/kyc-status/no');
  });

  it.each([
    ['KYC', 'pan'],
    ['KYC', null],
    ['APPLICATION', 'shop-information'],
    ['APPLICATION', 'constructor'],
  ])('%s at %s continues at the list of steps, because the profile decides which is next', (state, step) => {
    expect(resumePath(userStateAt(state, step))).toBe('/termloan/application');
  });

  it.each([
    [null, true],
    ['MOON', true],
    ['ENTRY', true],
    ['KYC', true],
    ['APPLICATION', true],
    ['OFFER', false],
    ['BANK', false],
    ['CLOSED', false],
    ['BLOCKED', false],
  ])('%s is before the offer: %s', (state, is) => {
    expect(isBeforeOffer(userStateAt(state, null))).toBe(is);
  });

  const limited = (process_state: string, no_of_attempts_left: number, cool_off_period: number) =>
    dataOf(
      readEntity(userStateSchema, {
        ...userStateWire,
        process_state,
        rate_limit: { no_of_attempts_left, cool_off_period },
      }),
    );

  it.each([
    ['KYC', 0, 600, true],
    ['ENTRY', 0, 1, true],
    ['KYC', 0, 0, false],
    ['KYC', -1, 600, false],
    ['KYC', 3, 600, false],
    ['AGREEMENT', 0, 600, false],
  ])('%s with %s tries left and %s s to wait: cools off is %s', (state, left, wait, is) => {
    expect(mustWaitToRetry(limited(state, left, wait))).toBe(is);
  });

  const eligible = (process_state: string, is_eligible: boolean) =>
    dataOf(readEntity(userStateSchema, { ...userStateWire, process_state, is_eligible }));

  it.each([
    ['ENTRY', true, null, false],
    ['ENTRY', true, { isEligible: true }, false],
    ['ENTRY', true, { isEligible: false }, true],
    ['ENTRY', false, { isEligible: true }, true],
    ['OFFER', true, { isEligible: false }, false],
    ['OFFER', false, null, true],
  ])('%s, eligible %s, and %j: may not apply is %s', (state, is, eligibility, not) => {
    expect(isNotEligible(eligible(state, is), eligibility)).toBe(not);
  });

  it.each([
    ['OFFER', 'EXPIRED', { isEligible: false }, true],
    ['OFFER', 'EXPIRED', null, false],
    ['OFFER', 'VERIFIED', { isEligible: false }, false],
    ['OFFER', 'EXPIRED', { isEligible: true }, false],
    ['AGREEMENT', 'EXPIRED', { isEligible: false }, false],
  ])('%s, %s, %j: identity again is %s', (state, kycState, validity, is) => {
    expect(mustIdentifyAgain({ ...userStateAt(state, null), kycState }, validity)).toBe(is);
  });
});

describe('isAwaitingLender', () => {
  const selectedOffer = dataOf(readEntity(loanOfferSchema, offerWire));
  const facts = (primary_nbfc: string | null) => ({
    userState: dataOf(readEntity(userStateSchema, { ...userStateWire, primary_nbfc })),
    loan: null,
    selectedOffer,
  });

  it.each([null, 'NEW_LENDER'])('waits when the offer is confirmed and %s serves it', (nbfc) => {
    expect(isAwaitingLender(facts(nbfc))).toBe(true);
  });

  it('does not wait for a known lender', () => {
    expect(isAwaitingLender(facts('USFB'))).toBe(false);
  });

  it('does not wait before an offer is confirmed', () => {
    expect(isAwaitingLender({ ...facts(null), selectedOffer: null })).toBe(false);
  });
});

describe('mayReportStep', () => {
  const at = (process_state: string | null) =>
    dataOf(readEntity(userStateSchema, { ...userStateWire, process_state }));
  it.each([
    [null, true, true],
    ['ENTRY', true, true],
    ['KYC', true, true],
    ['APPLICATION', false, true],
    ...['OFFER', 'BANK', 'MANDATE', 'AGREEMENT', 'DISBURSAL', 'REPAYMENT', 'CLOSED', 'BLOCKED', 'MOON'].map(
      (state) => [state, false, false] as const,
    ),
  ] as const)(
    '%s: a step of identity is reported: %s, one of the application: %s',
    (state, identity, application) => {
      expect([
        mayReportStep(at(state), { processState: 'KYC', processSubState: 'pan' }),
        mayReportStep(at(state), { processState: 'APPLICATION', processSubState: 'bank' }),
      ]).toEqual([identity, application]);
    },
  );
});
