/** Lists whose unreadable entries are left out; `unreadableText` says so. */
export type UnreadableKind = 'account' | 'supplier' | 'payment' | 'point';

const entryNames: Readonly<Record<UnreadableKind, { readonly one: string; readonly more: string }>> = {
  account: { one: 'account', more: 'accounts' },
  supplier: { one: 'supplier', more: 'suppliers' },
  payment: { one: 'payment', more: 'payments' },
  point: { one: 'point', more: 'points' },
};

/** "One account could not be read and is not shown."; null when all were read. */
export function unreadableText(kind: UnreadableKind, count: number): string | null {
  if (count === 0) return null;
  if (count === 1) return `One ${entryNames[kind].one} could not be read and is not shown.`;
  return `${count} ${entryNames[kind].more} could not be read and are not shown.`;
}
