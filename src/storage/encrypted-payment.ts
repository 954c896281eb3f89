import { DAY_MS } from '../../machines/domain/base/calendar-day';
import type { SafeStorage } from './storage';

// The hosted pay-later page's encrypted result is in the tab's storage, for a reload, and in the browser's, because a phone that ends
// the app's process drops the tab's. Only the service can decrypt it.

/** Keys of the result, and of its merchant's id, which is empty until the merchant is known. */
export const ENCRYPTED_PAYMENT = 'sealed-payment';
export const ENCRYPTED_PAYMENT_OWNER = 'sealed-of';
/** Key of the time at which the service decided that payment, milliseconds; absent before. */
export const ENCRYPTED_PAYMENT_DECIDED = 'sealed-settled';

/**
 * Called when the merchant is known: assigns a result without a merchant to them; removes another merchant's result, and one that was
 * decided a day ago.
 * @param now milliseconds
 */
export function claimEncryptedPayment(area: SafeStorage, merchantId: string, now: number): void {
  const ownerId = area.read(ENCRYPTED_PAYMENT_OWNER);
  const decidedAt = area.read(ENCRYPTED_PAYMENT_DECIDED);
  const isOld = decidedAt !== null && !(now - Number(decidedAt) < DAY_MS);
  if (isOld || (ownerId !== '' && ownerId !== merchantId)) removeResult(area);
  else if (ownerId === '') area.write(ENCRYPTED_PAYMENT_OWNER, merchantId);
}

/** Called when the session ended: removes a decided result. An undecided one stays for its merchant, who may already owe it. */
export function clearDecidedPayment(area: SafeStorage): void {
  if (area.read(ENCRYPTED_PAYMENT_DECIDED) !== null) removeResult(area);
}

function removeResult(area: SafeStorage): void {
  for (const key of [ENCRYPTED_PAYMENT, ENCRYPTED_PAYMENT_OWNER, ENCRYPTED_PAYMENT_DECIDED]) area.remove(key);
}
