import type { Merchant } from '../books/merchant';
import type { Books } from '../books/open-books';

/** Whose books a public call is about: a payment link is opened by strangers, on the borrower's account. */
export async function ownerOf(_books: Books, _sent: unknown): Promise<Merchant | undefined> {
  return undefined;
}
