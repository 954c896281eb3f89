import type { SafeStorage } from './storage';

/** Keys of the hosted pay-later page's encrypted result, and of its merchant's id, which is empty until the merchant is known. */
export const ENCRYPTED_PAYMENT = 'sealed-payment';
export const ENCRYPTED_PAYMENT_OWNER = 'sealed-of';
/** Key of a flag that is set when the service has decided that payment. */
export const ENCRYPTED_PAYMENT_DECIDED = 'sealed-settled';

/** Called when the merchant is known: assigns a result without a merchant to them, and removes another merchant's result. */
export function claimEncryptedPayment(tab: SafeStorage, merchantId: string): void {
  const ownerId = tab.read(ENCRYPTED_PAYMENT_OWNER);
  if (ownerId === '') tab.write(ENCRYPTED_PAYMENT_OWNER, merchantId);
  else if (ownerId !== merchantId) removeResult(tab);
}

/** Called when the session ended: removes a decided result. An undecided one stays for its merchant, who may already owe it. */
export function clearDecidedPayment(tab: SafeStorage): void {
  if (tab.read(ENCRYPTED_PAYMENT_DECIDED) !== null) removeResult(tab);
}

function removeResult(tab: SafeStorage): void {
  for (const key of [ENCRYPTED_PAYMENT, ENCRYPTED_PAYMENT_OWNER, ENCRYPTED_PAYMENT_DECIDED]) tab.remove(key);
}
