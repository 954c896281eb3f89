import { assign } from 'xstate';
import type { Failure, Outcome } from '../domain/base/failure';
import { isSupplierAddFailed, type SupplierAnswer } from '../domain/trade/supplier';
import type { Redirect, SharedEvent } from '../shared/journey';
import { writingJourneySetup } from '../shared/journey-setup';
import { createLoad } from '../shared/load';
import { pollingPorts } from '../shared/polling';
import { port, typesOf } from '../shared/port';
import { createSubmission, type SubmissionResult } from '../shared/submission';
import type { SupplierPaymentInput, SupplierPaymentResult } from '../supplier-payment/machine';
import {
  balanceOf,
  begun,
  earlierPayment,
  hindranceOf,
  mayMove,
  newOrder,
  orderToGoOn,
  orderToPay,
  type Place,
  type SupplierContext,
  type SupplierFacts,
  type SupplierInput,
  supplierIdOf,
  type TypedSupplier,
} from './context';

type Read = Outcome<SupplierFacts>;
type Answer = SubmissionResult<SupplierAnswer>;

function isTaken(result: Answer): boolean {
  return result.kind === 'accepted' && !isSupplierAddFailed(result.data);
}

/** The words of the supplier's chart: its ports, guards and actions. */
export const supplierJourney = writingJourneySetup({
  types: typesOf<{
    context: SupplierContext;
    input: SupplierInput;
    events:
      | SharedEvent
      | { type: 'adding.opened' }
      | { type: 'dashboard.opened' }
      | { type: 'supplier.chosen'; supplierId: string }
      | { type: 'supplier.submitted'; supplier: TypedSupplier }
      | { type: 'transaction.opened'; transactionId: string }
      | { type: 'contact.opened' }
      | { type: 'payment.submitted'; amount: number }
      | { type: 'payment.confirmed' }
      | { type: 'payment.continued' };
  }>(),
  actors: {
    /** The credit, suppliers and payments (getCustomer, getPayLaterMerchant), and whether a reward is on. */
    loadCredit: createLoad<SupplierFacts>(),
    whitelistSupplier: createSubmission<SupplierAnswer, TypedSupplier | null>(),
    addSupplier: createSubmission<
      SupplierAnswer,
      { readonly supplierId: string | null; readonly name: string }
    >(),
    /** The chart of the supplier payment, to its end. */
    supplierPayment: port<SupplierPaymentResult, SupplierPaymentInput>(),
    pageReturns: pollingPorts.pageReturns,
  },
}).extend({
  guards: {
    isRead: (_, outcome: Read) => outcome.ok,
    hasNoCredit: (_, outcome: Read) => !outcome.ok && outcome.failure.code === 'customer_not_found',
    wantsToAdd: ({ context }) => context.place === 'add',
    wantsToPay: ({ context }) => context.place === 'pay',
    wantsUnknown: ({ context }) => context.place === 'pay' && hindranceOf(context) === 'not-found',
    wantsInVain: ({ context }) => context.place === 'pay' && hindranceOf(context) !== null,
    mayMove: ({ context }) => mayMove(context),
    mayPay: ({ context }) => mayMove(context) && hindranceOf(context) === null,
    /** One rupee at least, the balance at most (domain decision). Paise. */
    isPayable: ({ context }, amount: number) => amount >= 100 && amount <= balanceOf(context),
    /** Meanwhile something else was paid. */
    isTooMuch: ({ context }) => (context.amount ?? 0) > balanceOf(context),
    /** Another payment to this supplier may be the very one that is meant. */
    mightPayTwice: ({ context }) => earlierPayment(context) !== null,
    mayGoOn: ({ context }) => orderToGoOn(context) !== null,
    hasAcceptedId: ({ context }) => context.acceptedId !== null,
    /** Spec 5 judges the answer. */
    isTaken: (_, result: Answer) => isTaken(result),
    isTakenWithId: (_, result: Answer) =>
      isTaken(result) && result.kind === 'accepted' && result.data.supplierId !== null,
    isFailed: (_, result: SupplierPaymentResult) => result.kind === 'failed',
  },
  actions: {
    keepFacts: assign((_, outcome: Read) =>
      outcome.ok ? { facts: outcome.data, failure: null } : { failure: outcome.failure },
    ),
    keepFailure: assign({ failure: (_, of: Failure) => of }),
    /** What was refused or begun on another page is no news on this one. */
    stand: assign(({ context: { refusal, acceptedId, payment, amount } }, place: Place) => ({
      place,
      refusal: place === 'add' ? refusal : null,
      acceptedId: place === 'add' ? acceptedId : null,
      payment: place === 'pay' ? payment : null,
      amount: place === 'pay' ? amount : null,
    })),
    chooseSupplier: assign({
      place: 'pay',
      pathParams: (_, supplierId: string) => ({ supplierId }),
      lastSupplierId: (_, supplierId: string) => supplierId,
      refusal: null,
      acceptedId: null,
      amount: null,
      payment: null,
      failure: null,
    }),
    keepTyped: assign({
      typed: (_, typed: TypedSupplier) => typed,
      acceptedId: null,
      refusal: null,
    }),
    keepAccepted: assign({
      acceptedId: (_, result: Answer) => (result.kind === 'accepted' ? result.data.supplierId : null),
    }),
    keepAdded: assign({
      lastSupplierId: ({ context }) => context.acceptedId ?? context.lastSupplierId,
      typed: null,
    }),
    /** A definitive no: what was typed stays on the page only. */
    keepRefusal: assign({
      refusal: (_, result: Answer) => ({
        code: result.kind === 'accepted' ? result.data.errorReason : result.failure.code,
      }),
      typed: null,
      acceptedId: null,
    }),
    giveUpAdding: assign({ typed: null, acceptedId: null, refusal: null, place: 'dashboard' }),
    keepAmount: assign({ amount: (_, amount: number) => amount }),
    openPayment: assign(({ context }) => begun(context, orderToPay(context))),
    openSecondPayment: assign(({ context }) => begun(context, newOrder(context))),
    goOnWithEarlier: assign(({ context }) => {
      const order = orderToGoOn(context);
      return order === null ? {} : begun(context, order);
    }),
    /** Nothing was paid: the next payment is an order of its own. */
    keepPaymentFailure: assign(({ context }, result: SupplierPaymentResult) => {
      if (result.kind !== 'failed') return {};
      const { [supplierIdOf(context)]: _decided, ...undecidedOrders } = context.undecidedOrders;
      return { failure: result.failure, payment: null, undecidedOrders };
    }),
    /** Who goes on does so under the same order and keys: nothing is paid twice. */
    keepPayment: assign((_, result: SupplierPaymentResult) =>
      result.kind === 'undecided' ? { payment: result.next } : {},
    ),
    goToTransaction: assign({
      redirectTo: (_, id: string): Redirect => `/supplier/transaction/${encodeURIComponent(id)}`,
    }),
    goToContact: assign({
      redirectTo: ({ context }): Redirect =>
        `/termloan/contact/${encodeURIComponent(context.facts?.credit.customer.nbfc ?? 'lender')}`,
    }),
  },
});
