import type { Merchant } from '../books/merchant';
import type { Books, Ledger } from '../books/open-books';

/** One merchant within one transaction. `now` is real time in ms. */
export interface Scene {
  books: Books;
  merchant: Merchant;
  now: () => number;
}

/** The merchant's virtual time, ms. */
export const virtualMs = ({ merchant, now }: Scene): number => now() + merchant.clockOffsetMs;

/** Dependencies for opening transactions. `now` is real time in ms. */
export interface Control {
  ledger: Ledger;
  now: () => number;
}
