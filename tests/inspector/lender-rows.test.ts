import { describe, expect, it } from 'vitest';

import { allowList } from '../../machines/domain/lender/lenders';
import { loadJourneys } from '../../src/inspector/catalogue';
import { type LenderPages, lenderRows } from '../../src/inspector/rules';

const rows = new Map(lenderRows(await loadJourneys()).map((row) => [row.lender ?? row.name, row]));

/** A route as text: the page, and each next page with its loans. */
function pagesOf(counted: LenderPages | undefined): readonly string[] {
  return [
    counted?.page ?? '',
    ...(counted?.nextPages ?? []).map(({ to, loans }) => (loans === null ? to : `${to}: ${loans}`)),
  ];
}

describe('where each lender leads after the bank account', () => {
  it.each(['ARTHMATE', 'FINTREE', 'HINDON_MERCANTILE_LIMITED', 'HINDON_RUPEECIRCLE', 'Any other'])(
    'leads %s to e-NACH if the offer asks for it, else to the agreement',
    (lender) => {
      expect(pagesOf(rows.get(lender)?.withEnach)).toEqual(['/termloan/enach']);
      expect(pagesOf(rows.get(lender)?.withoutEnach)).toEqual(['/termloan/agreement']);
    },
  );

  it('leads Unity to its approval, and from there to e-NACH if the offer asks for it', () => {
    expect(pagesOf(rows.get('USFB')?.withEnach)).toEqual([
      '/termloan/loan-approval-status',
      '/termloan/enach',
    ]);
    expect(pagesOf(rows.get('USFB')?.withoutEnach)).toEqual([
      '/termloan/loan-approval-status',
      '/termloan/agreement',
    ]);
  });

  it('leads Apollo to the approved details, and on by the kind of loan and its mandate', () => {
    expect(pagesOf(rows.get('APOLLO_FINVEST')?.withEnach)).toEqual([
      '/termloan/approved-loan-details',
      '/termloan/enach: a daily or weekly loan, a monthly loan without an active mandate',
      '/termloan/agreement: a monthly loan whose mandate is active',
    ]);
    expect(pagesOf(rows.get('APOLLO_FINVEST')?.withoutEnach)).toEqual([
      '/termloan/approved-loan-details',
      '/termloan/agreement: a daily or weekly loan, a monthly loan whose mandate is active',
      '/termloan/enach: a monthly loan without an active mandate',
    ]);
  });

  it('stays at the entry while no lender is known', () => {
    expect(pagesOf(rows.get('None known')?.withEnach)).toEqual(['/termloan']);
    expect(pagesOf(rows.get('None known')?.withoutEnach)).toEqual(['/termloan']);
  });

  it('is known for all lenders that lend in this app', () => {
    expect([...rows.keys()].filter((name) => allowList.includes(name)).sort()).toEqual([...allowList].sort());
    expect(rows.size).toBe(allowList.length + 2);
  });
});
