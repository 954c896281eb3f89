import * as v from 'valibot';

/**
 * Figures and dates of a loan that are stored, and shown when the service does not respond. No account number, phone or picture.
 * Money in paise, times in milliseconds.
 */
export const lastKnownLoanSchema = v.strictObject({
  loanId: v.string(),
  nbfc: v.nullable(v.string()),
  /** Time of the service's response. */
  asOf: v.number(),
  /** The next amount to pay; 0 when everything was paid, null where the service gave no amount. */
  due: v.nullable(v.number()),
  dueOn: v.nullable(v.number()),
  paid: v.number(),
  /** Null where the service gave no amount. */
  left: v.nullable(v.number()),
  instalmentsPaid: v.number(),
  totalInstalments: v.number(),
});

export type LastKnownLoan = v.InferOutput<typeof lastKnownLoanSchema>;

/** Stored figures are used for a day, like the auth cookie (spec 6). */
const MAX_AGE_MS = 24 * 60 * 60 * 1_000;

/**
 * Reads the stored figures; null when they are older than a day or have another format, such as that of another release.
 * @param now milliseconds, by the service's clock
 */
export function readLastKnown(stored: unknown, now: number): LastKnownLoan | null {
  const result = v.safeParse(lastKnownLoanSchema, stored);
  return result.success && now - result.output.asOf <= MAX_AGE_MS ? result.output : null;
}
