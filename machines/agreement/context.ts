import type { Failure } from '../domain/base/failure';
import type { Agreement } from '../domain/loan/agreement';
import type { ConsentState, Redirect, RequestKeyState } from '../shared/journey';
import type { SentCode } from '../shared/otp-setup';

/** URLs that open this journey. */
export type AgreementEntryUrl = '/termloan/agreement' | '/termloan/agreement-otp';

export interface Input {
  readonly entryUrl: AgreementEntryUrl;
  readonly requestKeySeed: string;
}

export interface Context extends Input, RequestKeyState, ConsentState {
  readonly agreement: Agreement | null;
  readonly offerId: string | null;
  readonly sentCode: SentCode | null;
  /** Request key of the sending of a code with an unknown outcome; null without one. */
  readonly unansweredSend: RequestKeyState | null;
  readonly isProcessingFeeWaived: boolean;
  /** Days after the disbursal in which the loan may be given back; 0 while unknown. */
  readonly coolingOffDays: number;
  /** The merchant agreed to this version of the agreement, in this visit. */
  readonly hasAgreed: boolean;
  /** Number of times that the `otp` chart was invoked; each has its own request keys. */
  readonly codes: number;
  readonly failure: Failure | null;
  readonly startWith: 'sending' | 'statusCheck';
  readonly redirectTo: Redirect;
}

export function initialContext({ input }: { input: Input }): Context {
  return {
    ...input,
    agreement: null,
    offerId: null,
    sentCode: null,
    unansweredSend: null,
    isProcessingFeeWaived: false,
    coolingOffDays: 0,
    hasAgreed: false,
    consent: null,
    codes: 0,
    failure: null,
    startWith: 'sending',
    completedWrites: 0,
    redirectTo: '/termloan',
  };
}
