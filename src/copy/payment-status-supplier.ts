import { paymentMessages } from '#messages/payment-status';
import { paymentUnsuccessful } from '#messages/supplier-messages';
import type { Failure } from '../../machines/domain/base/failure';

/** Texts of a supplier payment after the return from the pay-later page. */
export const supplierPaymentCopy = {
  paidTo: 'Paid to your supplier',
  paidToName: (name: string) => `Paid to ${name}`,
  invoiceNext: 'The invoice comes next',
  invoiceNextDetail:
    'Your lender needs the invoice of this payment. Ask your supplier for it, and add a picture.',
  addInvoice: 'Add the invoice',
  toHome: 'Continue',
  transaction: 'Transaction',
  settlingLead: 'We ask if your supplier has the money. This can take a few minutes. Do not pay again.',
  undecidedHeading: 'Your supplier’s payment is not confirmed yet',
  undecidedLead: 'It is not lost. Please do not pay again. Ask again in a moment.',
  invoiceNeeded: 'Your supplier’s invoice is needed first. Add it to the payment, then ask again.',
  later: 'Leave, I look here later',
  unopenedHeading: 'We do not know yet if you paid',
  unopenedLead:
    'We could not read the answer of the pay-later page. If you paid, it is in your payments. Please look there before you pay again.',
  payments: 'See your payments',
  credit: 'If it fails, your credit is free again.',
} as const;

/** Texts for a supplier payment that the service reported as failed: heading of the specification, message of the service. */
export function supplierFailure({ code, message }: Failure): {
  readonly heading: string;
  readonly text: string;
} {
  const { heading, text } = paymentMessages.failed;
  return { heading, text: message ?? (code === 'FAILED' ? paymentUnsuccessful : text) };
}

/** Error codes that would be the same at every retry: only the list of payments can show the outcome. */
const finalRefusals: ReadonlySet<string> = new Set(['payment_secret_invalid', 'another_order']);

/** Texts for a supplier payment with an unknown outcome (spec 2.4: errors while processing and while confirming). */
export function supplierUndecidedCopy(undecided: {
  /** Whether the service has decrypted the answer of the pay-later page, so that only the confirmation is missing. */
  readonly isOpened: boolean;
  /** The service's refusal; null when it did not answer. */
  readonly failure: Failure | null;
}): {
  readonly heading: string;
  readonly lead: string;
  /** The service's refusal; null when it did not answer. */
  readonly error: { readonly title?: string; readonly text: string } | null;
  readonly canRetry: boolean;
} {
  const copy = supplierPaymentCopy;
  const { isOpened, failure: refusal } = undecided;
  if (!isOpened)
    return {
      heading: copy.unopenedHeading,
      lead: copy.unopenedLead,
      error:
        refusal === null ? null : { title: paymentMessages.error.heading, text: paymentMessages.error.text },
      canRetry: refusal === null || !finalRefusals.has(refusal.code ?? ''),
    };
  const text = refusal?.code === 'invoice_required' ? copy.invoiceNeeded : paymentMessages.failed.text;
  return {
    heading: copy.undecidedHeading,
    lead: copy.undecidedLead,
    error: refusal === null ? null : { text },
    canRetry: true,
  };
}
