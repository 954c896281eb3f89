/** The lender's books as the properties need them. The server puts them into a cookie, so that a page can be judged with them. */

export interface PaymentFacts {
  readonly id: string;
  /** Paise. */
  readonly amount: number;
  readonly status: string;
  /** How often the payer's bank debited it. */
  readonly debits: number;
}

export interface BooksFacts {
  /** Payments of this visit, oldest first; without autopay. */
  readonly payments: readonly PaymentFacts[];
  /** Refunds of this visit because money was taken for something that was paid already. */
  readonly paidTwice: number;
  /** What has been due for more than an hour, with late charges, paise. */
  readonly overdue: number;
  /** What is done and stays so: paid, signed, added. */
  readonly done: readonly string[];
  /** Answers of 500 and more in this visit. */
  readonly serverErrors: number;
}

export const BOOKS_COOKIE = 'books';
