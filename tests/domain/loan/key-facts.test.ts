import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { isValidityTooShort, keyFactsSchema, withSafePapers } from '../../../machines/domain/loan/key-facts';

const facts = (wire: object = {}) =>
  v.parse(keyFactsSchema, { loan_offer_id: 'off_1', proposal_number: 'KFS-1', ...wire });

describe('key facts from the wire', () => {
  it('call what the lender does not state null or empty, and make up nothing', () => {
    expect(facts()).toEqual({
      offerId: 'off_1',
      proposalNumber: 'KFS-1',
      issuedAt: null,
      legalName: null,
      loanType: null,
      disbursal: null,
      disbursalDetail: null,
      firstInstalmentAt: null,
      assumedDisbursalAt: null,
      rateType: null,
      rateDetail: null,
      fees: [],
      contingentCharges: [],
      clauses: [],
      coolingOffDays: 0,
      coolingOffCost: null,
      schedule: [],
      papers: [],
    });
  });

  it('without their number are malformed: one could not name them to the lender', () => {
    expect(v.safeParse(keyFactsSchema, { loan_offer_id: 'off_1' }).success).toBe(false);
  });

  it('count a fee of an unknown payee as a fee to others, and do not know an unknown kind of rate', () => {
    const { fees, rateType } = facts({
      fees: [{ name: 'Stamp duty', payee: 'STATE', amount: 100_00 }],
      rate_type: 'HYBRID',
    });
    expect(fees.map(({ payee }) => payee)).toEqual(['THIRD_PARTY']);
    expect(rateType).toBeNull();
  });

  it('leave out papers whose URL may not be opened', () => {
    const paper = (url: string) => ({ kind: 'KFS', language: 'en', format: 'HTML', url });
    const read = facts({ papers: [paper('/kfs/1.html'), paper('javascript:alert(1)')] });
    expect(withSafePapers(read, 'https://loans.example').papers.map(({ url }) => url)).toEqual([
      '/kfs/1.html',
    ]);
  });
});

describe('the validity of a statement', () => {
  const at = (text: string) => Date.parse(`${text}T10:00:00+05:30`);
  // Thursday 26 Nov 2026; Saturday 28 Nov is the fourth of its month.
  const { issuedAt } = facts({ issued_at: at('2026-11-26') / 1000 });

  it('is too short before the third working day', () => {
    expect(isValidityTooShort({ issuedAt }, at('2026-11-30'))).toBe(true);
    expect(isValidityTooShort({ issuedAt }, at('2026-12-01'))).toBe(false);
  });

  it('is not judged where a day is missing', () => {
    expect(isValidityTooShort({ issuedAt: null }, at('2026-11-27'))).toBe(false);
    expect(isValidityTooShort({ issuedAt }, null)).toBe(false);
  });
});
