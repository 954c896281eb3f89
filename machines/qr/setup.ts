import { assign } from 'xstate';
import { type Failure, failure, type Outcome } from '../domain/base/failure';
import type { MerchantAddress } from '../domain/merchant/merchant-address';
import type { BankAccount } from '../domain/payment/bank-account';
import {
  destinationOf,
  type NewPaymentDestination,
  type PaymentDestination,
} from '../domain/payment/payment-destination';
import type { Redirect, RequestKeyState, SharedEvent } from '../shared/journey';
import { writingJourneySetup } from '../shared/journey-setup';
import { createLoad } from '../shared/load';
import { typesOf } from '../shared/port';
import { createSubmission, type SubmissionResult } from '../shared/submission';

/** Data of the merchant's printed QR. */
export interface QrFacts {
  /** The experiment PHYSICAL_QR is at status 1 (spec 6). */
  readonly isOffered: boolean;
  /** Where the QR is sent; null while there is no address. */
  readonly address: MerchantAddress | null;
  /** Where payments to the QR go; null while none is set. */
  readonly destination: PaymentDestination | null;
  readonly accounts: readonly BankAccount[];
  /** The account that was just chosen or added in the account flow, and is not the destination yet; null without one. */
  readonly chosenAccount: BankAccount | null;
  /** When the data was read, in milliseconds of the service's clock; the delivery date is counted from it. */
  readonly readAt: number;
}

interface Input {
  readonly requestKeySeed: string;
}

interface Context extends Input, RequestKeyState {
  readonly facts: QrFacts | null;
  /** The destination that was requested; kept until its answer. */
  readonly newDestination: NewPaymentDestination | null;
  /** The service has set a new destination in this visit. */
  readonly isChanged: boolean;
  readonly failure: Failure | null;
  readonly startWith: 'sending' | 'statusCheck';
  readonly redirectTo: Redirect;
}

type DestinationResult = SubmissionResult<PaymentDestination | null>;

export function initialContext({ input }: { input: Input }): Context {
  return {
    ...input,
    facts: null,
    newDestination: null,
    isChanged: false,
    failure: null,
    startWith: 'sending',
    completedWrites: 0,
    redirectTo: '/termloan/home',
  };
}

/** Ports, guards and actions of the printed QR's chart. */
export const qrJourney = writingJourneySetup({
  types: typesOf<{
    context: Context;
    input: Input;
    events:
      | SharedEvent
      | { type: 'change.opened' }
      | { type: 'account.added' }
      | { type: 'destination.submitted'; destination: NewPaymentDestination };
  }>(),
  actors: {
    /** The experiments, the shop's address, the destination and the accounts on file. */
    loadQr: createLoad<QrFacts>(),
    setPaymentDestination: createSubmission<PaymentDestination | null, NewPaymentDestination | null>(),
  },
}).extend({
  guards: {
    isOffered: ({ context }) => context.facts?.isOffered === true,
    hasChosenAccount: ({ context }) =>
      context.facts?.isOffered === true && context.facts.chosenAccount !== null,
    isSet: (_, result: DestinationResult) => result.kind === 'accepted' && result.data !== null,
  },
  actions: {
    storeFacts: assign((_, outcome: Outcome<QrFacts>) =>
      outcome.ok ? { facts: outcome.data, failure: null } : { failure: outcome.failure },
    ),
    storeNewDestination: assign({
      newDestination: (_, newDestination: NewPaymentDestination) => newDestination,
      failure: null,
    }),
    storeDestination: assign({
      facts: ({ context }, result: DestinationResult) =>
        context.facts !== null && result.kind === 'accepted'
          ? { ...context.facts, destination: result.data }
          : context.facts,
      newDestination: null,
      isChanged: true,
      failure: null,
    }),
    /** Stores why no destination was set. An accepted answer without a destination counts as refused. */
    storeRefusal: assign({
      failure: (_, result: DestinationResult) =>
        result.kind === 'accepted' ? failure('refused') : result.failure,
    }),
    storeFailure: assign({ failure: (_, cause: Failure) => cause }),
    preselectChosenAccount: assign({
      newDestination: ({ context }) => {
        const account = context.facts?.chosenAccount ?? null;
        return account === null ? null : destinationOf(account);
      },
    }),
    goToAccountFlow: assign({ redirectTo: '/termloan/bank-account/new?flow=qr' }),
    openForm: assign({ newDestination: null, isChanged: false, failure: null }),
    closeForm: assign({ newDestination: null, failure: null }),
  },
});
