import type { ClientStorage } from '../storage/client-storage';

/**
 * Payer of a payment (spec 3, repayment initiation): the signed-in merchant. Nothing is sent for a payer without a session,
 * and no phone or e-mail, which are not stored.
 */
export function payerOf({ owner }: Pick<ClientStorage, 'owner'>): { readonly payerId?: string } {
  const { now } = owner();
  return now === null ? {} : { payerId: now };
}
