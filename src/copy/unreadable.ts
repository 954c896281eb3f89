/** Kinds of list entries that are left out of a list if they are unreadable. */
export type UnreadableKind = 'account' | 'supplier' | 'payment' | 'factor' | 'complaint' | 'permission';

const entryNames: Readonly<Record<UnreadableKind, { readonly singular: string; readonly plural: string }>> = {
  account: { singular: 'account', plural: 'accounts' },
  supplier: { singular: 'supplier', plural: 'suppliers' },
  payment: { singular: 'payment', plural: 'payments' },
  factor: { singular: 'point', plural: 'points' },
  complaint: { singular: 'complaint', plural: 'complaints' },
  permission: { singular: 'permission', plural: 'permissions' },
};

/** Note about unreadable entries: "One account could not be read and is not shown."; null for a count of 0. */
export function unreadableText(kind: UnreadableKind, count: number): string | null {
  if (count === 0) return null;
  if (count === 1) return `One ${entryNames[kind].singular} could not be read and is not shown.`;
  return `${count} ${entryNames[kind].plural} could not be read and are not shown.`;
}
