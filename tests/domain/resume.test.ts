import { describe, expect, it } from 'vitest';

import { loanOffer } from '../../machines/domain/loan-offer';
import { isAwaitingLender, resumePath } from '../../machines/domain/resume';
import { userState } from '../../machines/domain/user-state';
import { readEntity } from '../../machines/domain/wire';
import { dataOf } from '../support/outcome';
import { offerWire, userStateWire } from '../support/wire';

const standing = (process_state: string | null, process_substate: string | null) =>
  dataOf(readEntity(userState, { ...userStateWire, process_state, process_substate }));

describe('resumePath', () => {
  it.each([
    ['MANDATE', 'enach', '/termloan/enach'],
    ['AGREEMENT', 'loan-approval-status', '/termloan/loan-approval-status'],
    ['AGREEMENT', 'approved-loan-details', '/termloan/approved-loan-details'],
    ['AGREEMENT', 'agreement', '/termloan/agreement'],
  ])('%s at %s goes on at %s', (state, step, path) => {
    expect(resumePath(standing(state, step))).toBe(path);
  });

  it.each([
    'ENTRY',
    'KYC',
    'OFFER',
    'BANK',
    'DISBURSAL',
    'REPAYMENT',
    'CLOSED',
    'BLOCKED',
    'NEW_STATE',
    null,
  ])('%s stays at the entry, whatever its step', (state) => {
    expect(resumePath(standing(state, 'agreement'))).toBeNull();
  });

  it.each([null, '', 'selfie', 'constructor', '__proto__'])(
    'a step that we do not know (%j) stays too',
    (step) => {
      expect(resumePath(standing('AGREEMENT', step))).toBeNull();
    },
  );
});

describe('isAwaitingLender', () => {
  const selectedOffer = dataOf(readEntity(loanOffer, offerWire));
  const facts = (primary_nbfc: string | null) => ({
    userState: dataOf(readEntity(userState, { ...userStateWire, primary_nbfc })),
    loan: null,
    selectedOffer,
  });

  it.each([null, 'NEW_LENDER'])('waits when the offer is confirmed and %s serves it', (nbfc) => {
    expect(isAwaitingLender(facts(nbfc))).toBe(true);
  });

  it('does not wait for a lender that we know', () => {
    expect(isAwaitingLender(facts('USFB'))).toBe(false);
  });

  it('does not wait before an offer is confirmed', () => {
    expect(isAwaitingLender({ ...facts(null), selectedOffer: null })).toBe(false);
  });
});
