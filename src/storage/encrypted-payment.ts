import type { SafeStorage } from './storage';

/** The hosted pay-later page's encrypted result, and the id of its merchant: empty until the merchant is known. */
export const ENCRYPTED_PAYMENT = 'sealed-payment';
export const ENCRYPTED_PAYMENT_OF = 'sealed-of';
/** Set once the service has decided that payment. */
export const ENCRYPTED_PAYMENT_DECIDED = 'sealed-settled';

/** The merchant is known: an unclaimed result becomes theirs, another merchant's is removed. */
export function claimEncryptedPayment(tab: SafeStorage, merchantId: string): void {
  const of = tab.read(ENCRYPTED_PAYMENT_OF);
  if (of === '') tab.write(ENCRYPTED_PAYMENT_OF, merchantId);
  else if (of !== merchantId) drop(tab);
}

/** The session ended. An undecided result is kept for its merchant: the credit may be drawn already. */
export function clearDecidedPayment(tab: SafeStorage): void {
  if (tab.read(ENCRYPTED_PAYMENT_DECIDED) !== null) drop(tab);
}

function drop(tab: SafeStorage): void {
  for (const key of [ENCRYPTED_PAYMENT, ENCRYPTED_PAYMENT_OF, ENCRYPTED_PAYMENT_DECIDED]) tab.remove(key);
}
