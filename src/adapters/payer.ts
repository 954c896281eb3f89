import type { ClientStorage } from '../storage/client-storage';

/**
 * Fields of the payer in a payment request (spec 3, repayment initiation): the id of the signed-in merchant, none without a session.
 * Phone and e-mail are not stored, so they are not sent.
 */
export function payerOf({ merchantIds }: Pick<ClientStorage, 'merchantIds'>): { readonly payerId?: string } {
  const { signedIn: merchantId } = merchantIds();
  return merchantId === null ? {} : { payerId: merchantId };
}
