import type { Kept } from '../storage/kept';

/**
 * Who pays, as far as the app knows (spec 3, repayment initiation): the merchant who is here. Of a stranger with a link, and
 * of phone and e-mail, which are kept nowhere, nothing is sent.
 */
export function payerOf({ owner }: Pick<Kept, 'owner'>): { readonly payerId?: string } {
  const { now } = owner();
  return now === null ? {} : { payerId: now };
}
