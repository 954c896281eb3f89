/** Texts that leave the app: the loan is named by lender and last four digits, never by anything else. */
import * as v from 'valibot';
import { expect, it } from 'vitest';

import { instalmentSchema } from '../../machines/domain/loan/instalment';
import { statementText } from '../../src/copy/history';
import { paperText } from '../../src/copy/papers';
import { scheduleText } from '../../src/copy/summary';

const on = Date.parse('2026-11-14T10:00:00+05:30');
const loan = { lender: 'Arthmate', loanAccount: 'MTL123456789' };

it('a paper is named with its day and the last four digits of the loan', () => {
  expect(paperText({ ...loan, name: 'Agreement (PDF)', on })).toBe(
    'Agreement (PDF), 14\u00a0Nov,\u00a02026. My loan ••6789 with Arthmate.',
  );
  expect(paperText({ lender: 'Arthmate', loanAccount: null, name: 'Agreement', on: null })).toBe(
    'Agreement. My loan with Arthmate.',
  );
});

it('a statement has the totals', () => {
  expect(statementText({ ...loan, on, paid: 200_000, left: 850_000, lateCharges: 0 })).toBe(
    'My loan ••6789 with Arthmate on 14\u00a0Nov,\u00a02026\nPaid: ₹2,000\nLeft to pay: ₹8,500\nLate charges so far: ₹0',
  );
});

it('neither says what is left where the lender did not give it', () => {
  const texts = [
    statementText({ ...loan, on, paid: 200_000, left: null, lateCharges: 0 }),
    scheduleText({ ...loan, on, left: null, instalments: [] }),
  ];
  for (const text of texts) expect(text).not.toContain('Left to pay');
});

it('a schedule has the next twelve unpaid instalments, and says how many more there are', () => {
  const instalments = Array.from({ length: 20 }, (_, index) =>
    v.parse(instalmentSchema, {
      number: index + 1,
      due_date: on / 1000 + index * 86_400,
      amount: 50_000,
      amount_paid: index === 1 ? 20_000 : 0,
      status: index === 0 ? 'PAID' : index === 1 ? 'PARTLY_PAID' : 'UPCOMING',
    }),
  );
  const lines = scheduleText({ ...loan, on, left: 930_000, instalments }).split('\n');
  expect(lines.slice(0, 5)).toEqual([
    'My loan ••6789 with Arthmate on 14\u00a0Nov,\u00a02026',
    'Left to pay: ₹9,300',
    'Instalments to pay:',
    '2. 15\u00a0Nov,\u00a02026: ₹300',
    '3. 16\u00a0Nov,\u00a02026: ₹500',
  ]);
  expect(lines.slice(-2)).toEqual(['13. 26\u00a0Nov,\u00a02026: ₹500', 'And 7 more.']);
  expect(lines.join('')).not.toContain('12345');
});
