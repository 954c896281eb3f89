import * as v from 'valibot';
import { textOrNull } from '../base/wire';
import { repaymentStatus } from '../payment/repayment';
import { instalment } from './instalment';
import { loan } from './loan';

/** The loan with its schedule (spec 7.1, loanDetails; assumed payload). */
export const loanDetails = v.pipe(
  v.object({
    loan: v.nullable(loan),
    installments: v.array(instalment),
    pending_payment: v.nullish(repaymentStatus, null),
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

export type LoanDetails = v.InferOutput<typeof loanDetails>;
