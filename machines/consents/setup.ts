import { assign } from 'xstate';

import { type Failure, failure, type Outcome } from '../domain/base/failure';
import type { Consent, Consents } from '../domain/merchant/consent';
import type { Redirect, RequestKeyState, SharedEvent } from '../shared/journey';
import { writingJourneySetup } from '../shared/journey-setup';
import { createLoad } from '../shared/load';
import { typesOf } from '../shared/port';
import { createSubmission, type SubmissionResult } from '../shared/submission';

interface Input {
  readonly requestKeySeed: string;
}

interface Context extends Input, RequestKeyState {
  readonly log: Consents | null;
  /** Why the log was not read, or the consent not taken back. */
  readonly failure: Failure | null;
  /** The consent that the merchant wants to take back; null before. */
  readonly chosenId: string | null;
  /** The consent that the service has just taken back; null otherwise. */
  readonly takenBackId: string | null;
  readonly startWith: 'sending' | 'statusCheck';
  readonly redirectTo: Redirect;
}

/** The consent that a withdrawal names; null without one: nothing is sent. */
export interface ConsentToWithdraw {
  readonly consentId: string | null;
}

type WithdrawalResult = SubmissionResult<Consent>;

export function initialContext({ input }: { input: Input }): Context {
  return {
    ...input,
    log: null,
    failure: null,
    chosenId: null,
    takenBackId: null,
    startWith: 'sending',
    completedWrites: 0,
    redirectTo: '/termloan',
  };
}

/** The consent of this id; null without one. */
export function consentOf({ log }: Pick<Context, 'log'>, consentId: string | null): Consent | null {
  return log?.consents.find(({ id }) => id === consentId) ?? null;
}

/** Ports, guards and actions of the consents chart. */
export const consentsJourney = writingJourneySetup({
  types: typesOf<{
    context: Context;
    input: Input;
    events:
      | SharedEvent
      | { type: 'withdrawal.opened'; consentId: string }
      | { type: 'withdrawal.confirmed' }
      | { type: 'withdrawal.dismissed' };
  }>(),
  actors: {
    listConsents: createLoad<Consents>(),
    withdrawConsent: createSubmission<Consent, ConsentToWithdraw>(),
  },
}).extend({
  guards: {
    hasNoConsents: ({ context: { log } }) => log?.consents.length === 0 && log.malformedCount === 0,
    mayWithdraw: ({ context }, consentId: string) => consentOf(context, consentId)?.isWithdrawable === true,
    /** The last withdrawal was refused: the list may be out of date. */
    wasRefused: ({ context }) => context.failure !== null,
    isTakenBack: (_, result: WithdrawalResult) =>
      result.kind === 'accepted' && result.data.withdrawnTime !== null,
  },
  actions: {
    storeLog: assign((_, outcome: Outcome<Consents>) =>
      outcome.ok ? { log: outcome.data, failure: null } : { failure: outcome.failure },
    ),
    chooseConsent: assign({
      chosenId: (_, consentId: string) => consentId,
      takenBackId: null,
      failure: null,
    }),
    clearFailure: assign({ failure: null }),
    /** The service's answer replaces the consent in the log. */
    storeTakenBack: assign(({ context: { log } }, result: WithdrawalResult) => {
      if (log === null || result.kind !== 'accepted') return {};
      const taken = result.data;
      const consents = log.consents.map((consent) => (consent.id === taken.id ? taken : consent));
      return { log: { ...log, consents }, takenBackId: taken.id, failure: null };
    }),
    storeRefusal: assign({
      failure: (_, result: WithdrawalResult) =>
        result.kind === 'accepted' ? failure('refused', { code: 'still_in_force' }) : result.failure,
    }),
  },
});
