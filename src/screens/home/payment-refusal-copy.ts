import { homePaymentCopy } from '#messages/home-payment';
import { sharedCopy } from '#messages/shared';
import type { PaymentFailure } from '../../../machines/home/context';
import { whyItFailed } from '../../copy/shared';

const { heading, lead } = homePaymentCopy.refused;

/** Heading and text for a payment or payment link that was refused; null: without a known reason. */
export function paymentRefusalCopy(refusal: PaymentFailure | null): {
  readonly heading: string;
  readonly lead: string;
} {
  if (refusal === null) return { heading: heading.other, lead: sharedCopy.unableToProcess };
  if (refusal.kind === 'other') return { heading: heading.other, lead: whyItFailed(refusal.failure) };
  return { heading: heading[refusal.kind], lead: lead[refusal.kind] };
}
