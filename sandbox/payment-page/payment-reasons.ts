import { en } from '../pages/texts/en';

/** Codes of the failure reasons that a tester can choose. */
export const PAYMENT_REASONS: readonly string[] = Object.keys(en.payment.reasons).filter(
  (code) => code !== 'payment_cancelled',
);

/** The text, if it is a failure reason; otherwise `insufficient_funds`. */
export const asReason = (text: string | null): string =>
  text !== null && PAYMENT_REASONS.includes(text) ? text : 'insufficient_funds';
