import { autopayCopy } from '#messages/autopay';
import {
  consentProducts,
  consentPurposes,
  consentsCopy,
  consequences,
  notTakenBack,
  obstacles,
  consentParties as parties,
} from '#messages/consents-page';
import type { Failure } from '../../machines/domain/base/failure';
import { lenderName } from '../../machines/domain/lender/lenders';
import type { Consent, ConsentPurpose } from '../../machines/domain/merchant/consent';
import { formatDateAndTime } from './dates';
import { whyItFailed } from './shared';

/** Title of a consent. */
export function consentTitle({ purpose }: Consent): string {
  return consentPurposes[purpose ?? 'other'].title;
}

/** What the other party does with a consent. */
export function consentUse({ purpose }: Consent): string {
  return consentPurposes[purpose ?? 'other'].what;
}

/** Purposes of the lender itself, where the log names nobody. */
const ofLender: readonly ConsentPurpose[] = ['PAN_CHECK', 'SELFIE_CHECK', 'LOAN_AGREEMENT', 'AUTOPAY'];

/** Who gets the data, or may act. */
export function consentParty({ party, purpose }: Consent): string {
  if (party !== null) return lenderName(party);
  if (purpose === 'WHATSAPP_MESSAGES') return parties.app;
  return purpose !== null && ofLender.includes(purpose) ? parties.lender : parties.unknown;
}

/** The product that a consent is for; null where the service names none that this app knows. */
export function consentProduct({ product }: Consent): string | null {
  return product === null ? null : consentProducts[product];
}

/** When a consent was given, or ended. @param time milliseconds */
export function consentTime(time: number | null): string {
  return time === null ? consentsCopy.timeNotGiven : formatDateAndTime(time);
}

/** Why a consent in force cannot be taken back, and what the merchant can do instead. */
export function whyNotWithdrawable({ consequence }: Consent): {
  readonly reason: string;
  readonly instead: string;
} {
  switch (consequence) {
    case 'CHECK_DONE':
    case 'AGREEMENT_SIGNED':
    case 'DATA_SENT':
    case 'REGISTRATION_SENT':
      return obstacles[consequence];
    default:
      return obstacles.other;
  }
}

/** What follows from taking a consent back, each in a title and a detail. */
export function whatFollows({
  consequence,
}: Consent): readonly { readonly title: string; readonly detail: string }[] {
  switch (consequence) {
    case 'DEBITS_STOP':
      return autopayCopy.withdrawal.changes;
    case 'MESSAGES_STOP':
    case 'CHECK_STOPS':
    case 'SCORE_NOT_ASKED':
      return consequences[consequence];
    default:
      return consequences.other;
  }
}

/** Why a consent was not taken back: it is still in force. */
export function whyNotTakenBack(failure: Failure): string {
  switch (failure.code) {
    case 'still_in_force':
      return notTakenBack.stillInForce;
    case 'consent_not_withdrawable':
      return notTakenBack.notWithdrawable;
    case 'consent_not_found':
      return notTakenBack.notFound;
    default:
      return whyItFailed(failure);
  }
}
