import { describe, expect, it } from 'vitest';

import { loadJourneys } from '../../src/inspector/catalogue';
import { type LenderWay, lenderRows } from '../../src/inspector/rules';

const rows = new Map(lenderRows(await loadJourneys()).map((row) => [row.lender ?? row.name, row]));

/** A way as one reads it: the page, and each page after it with its loans. */
function told(way: LenderWay | undefined): readonly string[] {
  return [
    way?.page ?? '',
    ...(way?.onward ?? []).map(({ to, loans }) => (loans === null ? to : `${to}: ${loans}`)),
  ];
}

describe('which lender leads where after the bank account', () => {
  it.each(['ARTHMATE', 'FINTREE', 'HINDON_MERCANTILE_LIMITED', 'HINDON_RUPEECIRCLE', 'Any other'])(
    'leads %s to e-NACH if the offer asks for it, else to the agreement',
    (lender) => {
      expect(told(rows.get(lender)?.withEnach)).toEqual(['/termloan/enach']);
      expect(told(rows.get(lender)?.withoutEnach)).toEqual(['/termloan/agreement']);
    },
  );

  it('leads Unity to its approval, and from there to e-NACH if the offer asks for it', () => {
    expect(told(rows.get('USFB')?.withEnach)).toEqual(['/termloan/loan-approval-status', '/termloan/enach']);
    expect(told(rows.get('USFB')?.withoutEnach)).toEqual([
      '/termloan/loan-approval-status',
      '/termloan/agreement',
    ]);
  });

  it('leads Apollo to the approved details, and on by the kind of loan and its mandate', () => {
    expect(told(rows.get('APOLLO_FINVEST')?.withEnach)).toEqual([
      '/termloan/approved-loan-details',
      '/termloan/enach: a daily or weekly loan, a monthly loan without an active mandate',
      '/termloan/agreement: a monthly loan whose mandate is active',
    ]);
    expect(told(rows.get('APOLLO_FINVEST')?.withoutEnach)).toEqual([
      '/termloan/approved-loan-details',
      '/termloan/agreement: a daily or weekly loan, a monthly loan whose mandate is active',
      '/termloan/enach: a monthly loan without an active mandate',
    ]);
  });

  it('leads nobody past the entry while no lender is known', () => {
    expect(told(rows.get('None known')?.withEnach)).toEqual(['/termloan']);
  });
});
