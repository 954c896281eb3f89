import { assign } from 'xstate';
import { type Failure, failure, type Outcome } from '../domain/base/failure';
import type { Consent, ConsentRecord } from '../domain/merchant/consent';
import type { CreditScore } from '../domain/merchant/credit-score';
import type { ConsentState, Redirect, RequestKeyState, SharedEvent } from '../shared/journey';
import { consentingJourneySetup } from '../shared/journey-setup';
import { createLoad } from '../shared/load';
import { typesOf } from '../shared/port';
import { createSubmission, type SubmissionResult } from '../shared/submission';

/** URLs that open this journey: as a page of the application, and as a separate page. */
export type ScoreEntryUrl = '/termloan/application/score' | '/termloan/credit-score';

interface Input {
  readonly entryUrl: ScoreEntryUrl;
  readonly requestKeySeed: string;
}

/** Whether a bureau may be asked for the score, and which. */
export interface BureauConsent {
  /** Name of the bureau; null where the service asks none. */
  readonly bureau: string | null;
  /** The merchant agreed, and did not take it back. */
  readonly isGiven: boolean;
}

/** The bureau that a consent names, and the consent as the merchant read it on the screen; null without one: nothing is sent. */
export interface ConsentToGive {
  readonly bureau: string | null;
  readonly consent: ConsentRecord | null;
}

interface Context extends Input, RequestKeyState, ConsentState {
  /** The bureau, as the service names it; null before it is known, and where none is asked. */
  readonly bureau: string | null;
  readonly score: CreditScore | null;
  readonly failure: Failure | null;
  readonly startWith: 'sending' | 'statusCheck';
  readonly redirectTo: Redirect;
}

type ConsentResult = SubmissionResult<Consent>;

/** Whether the score was opened as a page of the application. */
const isOpenedInApplication = (context: Context) => context.entryUrl === '/termloan/application/score';

export function initialContext({ input }: { input: Input }): Context {
  return {
    ...input,
    bureau: null,
    score: null,
    failure: null,
    consent: null,
    startWith: 'sending',
    completedWrites: 0,
    redirectTo: '/',
  };
}

/** Ports, guards and actions of the credit score's chart. */
export const creditScoreJourney = consentingJourneySetup({
  types: typesOf<{
    context: Context;
    input: Input;
    events: SharedEvent | { type: 'consent.given'; consent: ConsentRecord };
  }>(),
  actors: {
    loadConsent: createLoad<BureauConsent>(),
    giveConsent: createSubmission<Consent, ConsentToGive>(),
    getCreditScore: createLoad<CreditScore>(),
  },
}).extend({
  guards: {
    isConsentGiven: (_, outcome: Outcome<BureauConsent>) => outcome.ok && outcome.data.isGiven,
    hasNoBureau: (_, outcome: Outcome<BureauConsent>) => outcome.ok && outcome.data.bureau === null,
    isInForce: (_, result: ConsentResult) => result.kind === 'accepted' && result.data.withdrawnTime === null,
    hasNoScore: (_, outcome: Outcome<CreditScore>) =>
      !outcome.ok && outcome.failure.code === 'credit_score_not_available',
    /** The consent was taken back meanwhile, on another page or phone. */
    isConsentMissing: (_, outcome: Outcome<CreditScore>) =>
      !outcome.ok && outcome.failure.code === 'consent_required',
    isOpenedInApplication: ({ context }) => isOpenedInApplication(context),
  },
  actions: {
    storeBureau: assign((_, outcome: Outcome<BureauConsent>) =>
      outcome.ok ? { bureau: outcome.data.bureau, failure: null } : { failure: outcome.failure },
    ),
    storeScore: assign((_, outcome: Outcome<CreditScore>) =>
      outcome.ok ? { score: outcome.data, failure: null } : { failure: outcome.failure },
    ),
    clearFailure: assign({ failure: null }),
    storeRefusal: assign({
      failure: (_, result: ConsentResult) =>
        result.kind === 'accepted' ? failure('refused', { code: 'not_in_force' }) : result.failure,
    }),
    goToNextPage: assign({
      redirectTo: ({ context }): Redirect =>
        isOpenedInApplication(context) ? '/termloan/application?next=true' : '/termloan',
    }),
    goBack: assign({
      redirectTo: ({ context }): Redirect => (isOpenedInApplication(context) ? '/termloan/application' : '/'),
    }),
  },
});
