import * as v from 'valibot';

import { dueInfo } from './due';
import type { Loan } from './loan';
import { payableOf } from './payable';

/**
 * What is stored of a loan, to be shown when the service does not respond: figures and dates; no account number, phone or picture.
 * Money in paise, times in milliseconds.
 */
export const lastKnownLoan = v.strictObject({
  loanId: v.string(),
  nbfc: v.nullable(v.string()),
  /** Time of the service's response. */
  asOf: v.number(),
  /** To be paid next; 0 when nothing was. */
  due: v.number(),
  dueOn: v.nullable(v.number()),
  paid: v.number(),
  left: v.number(),
  instalmentsPaid: v.number(),
  totalInstalments: v.number(),
});

export type LastKnownLoan = v.InferOutput<typeof lastKnownLoan>;

/** What is stored of a running loan. @param now milliseconds, by the service's clock */
export function lastKnownOf(loan: Loan, now: number): LastKnownLoan {
  return {
    loanId: loan.id,
    nbfc: loan.nbfc,
    asOf: now,
    due: payableOf(loan, now)?.amount ?? 0,
    dueOn: dueInfo(loan, now)?.on ?? null,
    paid: loan.totalPaid,
    left: loan.maxRepaymentAmount,
    instalmentsPaid: loan.instalmentsPaid,
    totalInstalments: loan.totalInstalments,
  };
}

/** Figures are stored for a day, like the auth cookie (spec 6), in milliseconds. */
const KEPT_FOR = 24 * 60 * 60 * 1_000;

/**
 * Reads the stored figures; null when they have another format, such as that of another release, or are older than a day.
 * @param now milliseconds, by the service's clock
 */
export function readLastKnown(kept: unknown, now: number): LastKnownLoan | null {
  const read = v.safeParse(lastKnownLoan, kept);
  return read.success && now - read.output.asOf <= KEPT_FOR ? read.output : null;
}
