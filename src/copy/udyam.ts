import { type SentTo, udyamCodes } from '#messages/udyam-codes';
import type { UdyamOtpType } from '../../machines/domain/udyam/udyam';

/** Fills in where the code goes. @param to masked phone number or e-mail; null if unknown */
const filled =
  ({ known, unknown }: SentTo) =>
  (to: string | null): string =>
    to === null ? unknown : known(to);

/**
 * Texts for a kind of code.
 * @param hasConsented whether the registration is submitted at once when the last code is accepted
 */
export function udyamCodeCopy(type: UdyamOtpType, hasConsented: boolean) {
  const { ask, lead, ...texts } = udyamCodes[type === 'UDYAM' && hasConsented ? 'sending' : type];
  return { ...texts, ask: filled(ask), lead: filled(lead) };
}
