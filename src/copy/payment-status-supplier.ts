import { paymentMessages } from '#messages/payment-status';
import { supplierPaymentCopy } from '#messages/payment-status-supplier';
import { paymentUnsuccessful } from '#messages/supplier-messages';
import type { Failure } from '../../machines/domain/base/failure';

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
  readonly isDecrypted: boolean;
  /** The service's refusal, or `another_order`: the answer is of another order than the one paid; null when the service did not answer. */
  readonly failure: Failure | null;
}): {
  readonly heading: string;
  readonly lead: string;
  /** Null when the service did not answer. */
  readonly error: { readonly title?: string; readonly text: string } | null;
  readonly canRetry: boolean;
} {
  const copy = supplierPaymentCopy;
  const { isDecrypted, failure: refusal } = undecided;
  if (!isDecrypted)
    return {
      heading: copy.undecryptedHeading,
      lead: copy.undecryptedLead,
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
