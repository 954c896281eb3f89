/** Invariants of the lender's books, whatever happened during the walk. */
import type { Merchant } from '../../browser/support/lender';

export type Books = Awaited<ReturnType<Merchant['books']>>;

/** Tables in which one step of a merchant, double-tapped or not, may create at most one row. */
const AT_MOST_ONE_ROW_A_STEP = [
  'payments',
  'loans',
  'mandates',
  'bank_accounts',
  'repayment_links',
  'pay_later_transactions',
  'suppliers',
  'leads',
  'udyam',
] as const;

/** Changes of the books that one step must not make, as text. */
export function forbiddenBookChanges(before: Books, after: Books): readonly string[] {
  const isManual = ({ isAutopay }: Readonly<Record<string, unknown>>) =>
    isAutopay !== true && isAutopay !== 1;
  const rows = (books: Books, table: string) => (books[table] ?? []).filter(isManual).length;
  const addedRows = AT_MOST_ONE_ROW_A_STEP.map((table) => ({
    table,
    count: rows(after, table) - rows(before, table),
  }));
  return [
    ...addedRows
      .filter(({ count }) => count > 1)
      .map(({ table, count }) => `one step made ${count} rows of ${table}`),
    ...forbiddenBooks(after),
  ];
}

/** Lists of the books that `forbiddenBooks` reads. */
export const READ_BY_FORBIDDEN_BOOKS = ['mandates', 'agreements', 'loans'] as const;

/** What the books must never say, whatever happened before, as text. */
export function forbiddenBooks(books: Books): readonly string[] {
  const active = (books.mandates ?? []).filter(({ status }) => status === 'ACTIVE').length;
  const signed = (books.agreements ?? []).filter(({ status }) => status === 'SIGNED').length;
  return [
    ...(active > 1 ? [`${active} mandates are active at once`] : []),
    ...(signed > (books.loans ?? []).length + 1 ? [`${signed} agreements are signed`] : []),
  ];
}
