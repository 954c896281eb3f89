import * as v from 'valibot';
import { textOrNull } from '../base/wire';
import { repaymentStatusSchema } from '../payment/repayment';
import { instalmentSchema } from './instalment';
import { loanSchema } from './loan';

/** The loan with its schedule (spec 7.1, loanDetails; assumed payload). */
export const loanDetailsSchema = v.pipe(
  v.object({
    loan: v.nullable(loanSchema),
    installments: v.array(instalmentSchema),
    pending_payment: v.nullish(repaymentStatusSchema, null),
    no_dues_letter_link: textOrNull,
    statement_link: textOrNull,
  }),
  v.transform((wire) => ({
    /** Null when the merchant has no loan. */
    loan: wire.loan,
    instalments: wire.installments,
    /** A payment that is pending: while there is one, another must not be started. */
    pendingPayment: wire.pending_payment,
    /** Null until the loan has ended. */
    noDuesLetterLink: wire.no_dues_letter_link,
    statementLink: wire.statement_link,
  })),
);

export type LoanDetails = v.InferOutput<typeof loanDetailsSchema>;
