/** What is said of entries of a list that could not be read, and are left out of it. */
export type UnreadKind = 'account' | 'supplier' | 'payment' | 'point';

const words: Readonly<Record<UnreadKind, { readonly one: string; readonly more: string }>> = {
  account: { one: 'account', more: 'accounts' },
  supplier: { one: 'supplier', more: 'suppliers' },
  payment: { one: 'payment', more: 'payments' },
  point: { one: 'point', more: 'points' },
};

/** "One account could not be read and is not shown."; null when all were read. */
export function unreadWords(kind: UnreadKind, count: number): string | null {
  if (count === 0) return null;
  if (count === 1) return `One ${words[kind].one} could not be read and is not shown.`;
  return `${count} ${words[kind].more} could not be read and are not shown.`;
}
