import type { SafeStorage } from './storage';

/** What the hosted pay-later page came back with, and whose it is: empty until the merchant is known. */
export const SEALED = 'sealed-payment';
export const SEALED_OF = 'sealed-of';
/** Stands once the service decided that payment. */
export const SEALED_SETTLED = 'sealed-settled';

/** The merchant is known: what came back before is theirs, and what another one left is gone. */
export function giveSealed(tab: SafeStorage, merchantId: string): void {
  const of = tab.read(SEALED_OF);
  if (of === '') tab.write(SEALED_OF, merchantId);
  else if (of !== merchantId) drop(tab);
}

/** The session ended. What nobody decided is found again by its merchant: the credit may be drawn already. */
export function forgetSettled(tab: SafeStorage): void {
  if (tab.read(SEALED_SETTLED) !== null) drop(tab);
}

function drop(tab: SafeStorage): void {
  for (const key of [SEALED, SEALED_OF, SEALED_SETTLED]) tab.remove(key);
}
