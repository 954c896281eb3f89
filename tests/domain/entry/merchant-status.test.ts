import { describe, expect, it } from 'vitest';
import { readEntity } from '../../../machines/domain/base/wire';
import type { EntryFacts } from '../../../machines/domain/entry/resume';
import {
  decidingLender,
  mayChooseOffer,
  rejectionReason,
  stoppedPath,
  stopReasonOf,
} from '../../../machines/domain/entry/stop-reason';
import { lenderContactSchema } from '../../../machines/domain/lender/lender-contact';
import { aLoan, anOffer, aUserState } from '../../paths/support/fixtures/lending';
import { dataOf } from '../../support/reports/outcome';

const facts = (over: Partial<EntryFacts>): EntryFacts => ({
  userState: aUserState(),
  loan: null,
  selectedOffer: null,
  ...over,
});
const at = (process_state: string | null, process_substate: string | null) =>
  aUserState({ process_state, process_substate });

describe('stopReasonOf', () => {
  it.each([
    ['BLOCKED', 'blocked', 'blocked'],
    ['BLOCKED', null, 'blocked'],
    ['BLOCKED', 'app-blocked', 'appBlocked'],
    ['OFFER', 'nbfc-rejection', 'nbfcRejection'],
    ['BANK', 'account-not-approved', 'accountNotApproved'],
    ['BANK', 'bank-account', null],
    ['OFFER', 'app-blocked', null],
    ['MANDATE', 'account-not-approved', null],
    ['NEW_STATE', null, null],
    [null, null, null],
  ])('%s at %s is %s', (state, step, reason) => {
    expect(stopReasonOf(facts({ userState: at(state, step) }))).toBe(reason);
  });

  it('a refused approval is a rejection by the lender', () => {
    expect(stopReasonOf(facts({ userState: aUserState({ approval_status: 'REJECTED' }) }))).toBe(
      'nbfcRejection',
    );
  });

  it.each(['CREATED', 'DISBURSED', 'UNKNOWN'] as const)('a loan that is %s is no refusal', (status) => {
    const userState = aUserState({ approval_status: 'REJECTED' });
    expect(stopReasonOf(facts({ userState, loan: aLoan(status) }))).toBeNull();
    expect(stopReasonOf(facts({ userState: at('BLOCKED', null), loan: aLoan(status) }))).toBe('blocked');
  });

  it('a rejected loan counts until a newer application has a step', () => {
    const loan = aLoan('REJECTED');
    expect(stopReasonOf(facts({ userState: at('DISBURSAL', 'loan-status'), loan }))).toBe('nbfcRejection');
    expect(stopReasonOf(facts({ userState: at('AGREEMENT', 'agreement'), loan }))).toBeNull();
  });

  it.each(['COMPLETE', 'FORECLOSED', 'CANCELLED'] as const)('a loan that is %s stops nobody', (status) => {
    expect(stopReasonOf(facts({ loan: aLoan(status) }))).toBeNull();
  });
});

describe('stoppedPath', () => {
  it.each([
    [at('BLOCKED', 'app-blocked'), '/termloan/app-blocked'],
    [at('BLOCKED', 'blocked'), '/termloan/blocked'],
    [at('BANK', 'account-not-approved'), '/termloan/account-not-approved'],
    [at('OFFER', 'offer'), null],
  ])('%#', (userState, path) => {
    expect(stoppedPath(facts({ userState }))).toBe(path);
  });

  it('a rejection stops a merchant with a confirmed offer of that lender, or who is not eligible', () => {
    const loan = aLoan('REJECTED');
    expect(stoppedPath(facts({ loan }))).toBeNull();
    expect(stoppedPath(facts({ loan, selectedOffer: anOffer() }))).toBe('/termloan/nbfc-rejection');
    expect(stoppedPath(facts({ loan, userState: aUserState({ is_eligible: false }) }))).toBe(
      '/termloan/nbfc-rejection',
    );
  });

  it('a refusal with its own step is shown by that step', () => {
    const userState = aUserState({
      process_state: 'AGREEMENT',
      process_substate: 'loan-approval-status',
      approval_status: 'REJECTED',
    });
    expect(stoppedPath(facts({ userState, selectedOffer: anOffer() }))).toBeNull();
  });
});

describe('mayChooseOffer', () => {
  it('not with a confirmed offer, not eligible, or blocked', () => {
    expect(mayChooseOffer(facts({}))).toBe(true);
    expect(mayChooseOffer(facts({ selectedOffer: anOffer() }))).toBe(false);
    expect(mayChooseOffer(facts({ userState: aUserState({ is_eligible: false }) }))).toBe(false);
    expect(mayChooseOffer(facts({ userState: at('BLOCKED', null) }))).toBe(false);
  });
});

describe('decidingLender', () => {
  const userState = aUserState({ primary_nbfc: 'USFB' });
  it('is that of the rejected loan, else of the offer, else of the lender that serves the merchant', () => {
    const loan = { ...aLoan('REJECTED'), nbfc: 'ARTHMATE' };
    const selectedOffer = anOffer({ nbfc: 'APOLLO_FINVEST' });
    expect(decidingLender({ userState, loan, selectedOffer })).toBe('ARTHMATE');
    expect(decidingLender({ userState, loan: { ...loan, nbfc: null }, selectedOffer })).toBe(
      'APOLLO_FINVEST',
    );
    expect(decidingLender({ userState, loan: null, selectedOffer })).toBe('APOLLO_FINVEST');
    expect(decidingLender({ userState, loan: null, selectedOffer: null })).toBe('USFB');
  });

  it('a refused approval is newer than a rejected loan', () => {
    const refused = aUserState({ primary_nbfc: 'USFB', approval_status: 'REJECTED' });
    const loan = { ...aLoan('REJECTED'), nbfc: 'ARTHMATE' };
    expect(decidingLender({ userState: refused, loan, selectedOffer: null })).toBe('USFB');
  });
});

describe('rejectionReason', () => {
  it.each([
    ['shop_not_verified', 'shop_not_verified'],
    [' CREDIT_HISTORY ', 'credit_history'],
    ['RISK_ENGINE_17', null],
    ['constructor', null],
    [null, null],
  ])('%j is %j', (wire, reason) => {
    expect(rejectionReason(wire)).toBe(reason);
  });
});

describe('lenderContact', () => {
  it('reads the lender’s fields, and null for missing ones', () => {
    expect(
      dataOf(readEntity(lenderContactSchema, { nbfc: 'USFB', customer_care: { phone: '1800' } })),
    ).toEqual({
      nbfc: 'USFB',
      legalName: null,
      website: null,
      registeredAddress: null,
      customerCare: { phone: '1800', email: null, hours: null },
      grievanceOfficer: null,
      collection: null,
    });
  });

  it('reads who may call about an overdue amount, and never that these are all where one could not be read', () => {
    const collectionOf = (collection: unknown) =>
      dataOf(readEntity(lenderContactSchema, { nbfc: 'USFB', collection })).collection;
    const agents = [{ name: 'Collections', phone: '1800' }, { name: 'Agency' }];
    expect(collectionOf({ agents, contact_hours: '9 am to 6 pm' })).toEqual({
      agents: [
        { name: 'Collections', phone: '1800' },
        { name: 'Agency', phone: null },
      ],
      isComplete: true,
      hours: '9 am to 6 pm',
      note: null,
    });
    expect(collectionOf({ agents: [...agents, { phone: '1801' }] })?.isComplete).toBe(false);
    expect(collectionOf({})).toMatchObject({ agents: [], isComplete: true, hours: null });
    for (const unreadable of ['yes', { agents: 'all' }, { contact_hours: 8 }])
      expect(collectionOf(unreadable)).toBeNull();
  });

  it('is malformed without a lender', () => {
    expect(readEntity(lenderContactSchema, { customer_care: null })).toMatchObject({
      ok: false,
      failure: { reason: 'malformed', code: 'nbfc' },
    });
  });
});
