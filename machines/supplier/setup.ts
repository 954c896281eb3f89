import { assign } from 'xstate';
import type { Failure, Outcome } from '../domain/base/failure';
import { MIN_PAYMENT_PAISE } from '../domain/base/money';
import { isSupplierAddFailed, type SupplierAnswer } from '../domain/trade/supplier';
import type { Redirect, SharedEvent } from '../shared/journey';
import { writingJourneySetup } from '../shared/journey-setup';
import { createLoad } from '../shared/load';
import { pollingPorts } from '../shared/polling';
import { port, typesOf } from '../shared/port';
import { createSubmission, type SubmissionResult } from '../shared/submission';
import type { SupplierPaymentInput, SupplierPaymentResult } from '../supplier-payment/machine';
import type { Page, SupplierContext, SupplierFacts, SupplierInput, TypedSupplier } from './context';
import { earlierPayment, payBlockReasonOf, supplierIdOf } from './selectors';

/** Available credit, in paise; 0 while unknown. */
function balanceOf({ facts }: Pick<SupplierContext, 'facts'>): number {
  return facts?.credit.customer.balance ?? 0;
}

/** Whether another page may be opened: not before the first read, and not while a supplier is being added. */
function mayMove({ facts, typed }: Pick<SupplierContext, 'facts' | 'typed'>): boolean {
  return facts !== null && typed === null;
}

/** Id of an order that was started here and is not in the service's list, although it may be paid; null for none. */
function unlistedOrder(context: SupplierContext): string | null {
  const order = context.startedOrders[supplierIdOf(context)];
  const isListed = context.facts?.credit.suppliersAndTransactions.transactions.some(
    ({ orderId }) => orderId === order,
  );
  return order === undefined || isListed ? null : order;
}

interface Order {
  readonly id: string;
  /** Paise. */
  readonly amount: number;
  readonly mayHaveBeenPaid: boolean;
}

/** The order to pay now: one with an unknown outcome if there is one, else a new one. */
function orderToPay(context: SupplierContext): Order {
  const unlisted = unlistedOrder(context);
  return unlisted === null
    ? newOrder(context)
    : { id: unlisted, amount: amountOf(context), mayHaveBeenPaid: true };
}

/** A new order. */
function newOrder(context: SupplierContext): Order {
  const id = `order-${context.requestKeySeed}-${context.orders + 1}`;
  return { id, amount: amountOf(context), mayHaveBeenPaid: false };
}

/** The order of the earlier payment, to continue it; null if it is past CREATED, or the service returns no order id. */
function orderToContinue(context: SupplierContext): Order | null {
  const earlier = earlierPayment(context);
  if (earlier?.status !== 'CREATED' || earlier.orderId === null) return null;
  return { id: earlier.orderId, amount: earlier.amount, mayHaveBeenPaid: true };
}

function amountOf(context: SupplierContext): number {
  return context.amount ?? balanceOf(context);
}

/** The payment to encrypt for the hosted page (spec 3); unknown data of merchant and supplier is null. */
function paymentOf(context: SupplierContext, { id, amount, mayHaveBeenPaid }: Order): SupplierPaymentInput {
  const supplierId = supplierIdOf(context);
  const { facts } = context;
  const supplier = facts?.credit.suppliersAndTransactions.suppliers.find(
    ({ id: listedId }) => listedId === supplierId,
  );
  return {
    step: 'encrypting',
    payment: {
      supplierId,
      marketplaceOrderId: id,
      callbackUrl: `${context.returnTo}/${encodeURIComponent(id)}?pollingType=supplier&paymentType=supplier`,
      amount,
      // The number comes from the service; whether it was verified is unknown.
      isTelephoneVerified: false,
      isLoggedIn: true,
      category: facts?.shop.category ?? null,
      customerTelephone: facts?.credit.customer.mobileNumber ?? null,
      device: context.device,
      // The merchant of the hosted page is who is paid.
      merchant: {
        id: supplierId,
        name: supplier?.name ?? supplierId,
        phone: supplier?.mobileNumber ?? null,
      },
      address: facts?.shop.address ?? null,
    },
    mayHaveBeenPaid,
    requestKeySeed: `${context.requestKeySeed}-pay-${context.orders + 1}`,
    completedWrites: 0,
    startWith: 'sending',
  };
}

/** Input of the payment: the current one, else one of an earlier order that may have been paid, else one of a new order. */
export function currentPayment(context: SupplierContext): SupplierPaymentInput {
  return context.payment ?? paymentOf(context, orderToPay(context));
}

/** Context changes when a payment for an order starts. */
function withOrder(context: SupplierContext, order: Order) {
  return {
    payment: paymentOf(context, order),
    startedOrders: { ...context.startedOrders, [supplierIdOf(context)]: order.id },
    orders: context.orders + 1,
    failure: null,
  };
}

type FactsOutcome = Outcome<SupplierFacts>;

type WriteResult = SubmissionResult<SupplierAnswer>;

function isNotRefused(result: WriteResult): boolean {
  return result.kind === 'accepted' && !isSupplierAddFailed(result.data);
}

/** Ports, guards and actions of the supplier's chart. */
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
    /** Asks the lender to accept the supplier; `addSupplier` then adds the accepted one. */
    whitelistSupplier: createSubmission<SupplierAnswer, TypedSupplier | null>(),
    addSupplier: createSubmission<
      SupplierAnswer,
      { readonly supplierId: string | null; readonly name: string }
    >(),
    /** Runs the chart of the supplier payment, and resolves to its result. */
    supplierPayment: port<SupplierPaymentResult, SupplierPaymentInput>(),
    pageReturns: pollingPorts.pageReturns,
  },
}).extend({
  guards: {
    isLoaded: (_, outcome: FactsOutcome) => outcome.ok,
    hasNoCredit: (_, outcome: FactsOutcome) => !outcome.ok && outcome.failure.code === 'customer_not_found',
    wantsToAdd: ({ context }) => context.page === 'add',
    wantsToPay: ({ context }) => context.page === 'pay',
    isSupplierUnknown: ({ context }) => context.page === 'pay' && payBlockReasonOf(context) === 'not-found',
    isPaymentBlocked: ({ context }) => context.page === 'pay' && payBlockReasonOf(context) !== null,
    mayMove: ({ context }) => mayMove(context),
    mayPay: ({ context }) => mayMove(context) && payBlockReasonOf(context) === null,
    /** One rupee at least, the balance at most (assumed). Paise. */
    isPayable: ({ context }, amount: number) => amount >= MIN_PAYMENT_PAISE && amount <= balanceOf(context),
    /** The credit was used meanwhile: the amount exceeds the balance. */
    exceedsBalance: ({ context }) => (context.amount ?? 0) > balanceOf(context),
    /** There is an earlier payment to this supplier that a new one could duplicate. */
    mightPayTwice: ({ context }) => earlierPayment(context) !== null,
    canContinueOrder: ({ context }) => orderToContinue(context) !== null,
    hasAcceptedId: ({ context }) => context.acceptedId !== null,
    /** Whether the answer is a success by spec 5. */
    isNotRefused: (_, result: WriteResult) => isNotRefused(result),
    isAcceptedWithId: (_, result: WriteResult) =>
      isNotRefused(result) && result.kind === 'accepted' && result.data.supplierId !== null,
    isFailed: (_, result: SupplierPaymentResult) => result.kind === 'failed',
  },
  actions: {
    storeFacts: assign((_, outcome: FactsOutcome) =>
      outcome.ok ? { facts: outcome.data, failure: null } : { failure: outcome.failure },
    ),
    storeFailure: assign({ failure: (_, failure: Failure) => failure }),
    /** Sets the page, and clears data of other pages. */
    setPage: assign(({ context: { refusal, acceptedId, payment, amount } }, page: Page) => ({
      page,
      refusal: page === 'add' ? refusal : null,
      acceptedId: page === 'add' ? acceptedId : null,
      payment: page === 'pay' ? payment : null,
      amount: page === 'pay' ? amount : null,
    })),
    chooseSupplier: assign({
      page: 'pay',
      pathParams: (_, supplierId: string) => ({ supplierId }),
      lastSupplierId: (_, supplierId: string) => supplierId,
      refusal: null,
      acceptedId: null,
      amount: null,
      payment: null,
      failure: null,
    }),
    storeTyped: assign({
      typed: (_, typed: TypedSupplier) => typed,
      acceptedId: null,
      refusal: null,
    }),
    storeAccepted: assign({
      acceptedId: (_, result: WriteResult) => (result.kind === 'accepted' ? result.data.supplierId : null),
    }),
    storeAdded: assign({
      lastSupplierId: ({ context }) => context.acceptedId ?? context.lastSupplierId,
      typed: null,
    }),
    /** Stores a definitive refusal. The entered supplier stays only in the form on the page. */
    storeRefusal: assign({
      refusal: (_, result: WriteResult) => ({
        code: result.kind === 'accepted' ? result.data.errorReason : result.failure.code,
      }),
      typed: null,
      acceptedId: null,
    }),
    abandonAdding: assign({ typed: null, acceptedId: null, refusal: null, page: 'dashboard' }),
    storeAmount: assign({ amount: (_, amount: number) => amount }),
    openPayment: assign(({ context }) => withOrder(context, orderToPay(context))),
    openSecondPayment: assign(({ context }) => withOrder(context, newOrder(context))),
    continueEarlierOrder: assign(({ context }) => {
      const order = orderToContinue(context);
      return order === null ? {} : withOrder(context, order);
    }),
    /** Nothing was paid: the next payment gets a new order. */
    storePaymentFailure: assign(({ context }, result: SupplierPaymentResult) => {
      if (result.kind !== 'failed') return {};
      const { [supplierIdOf(context)]: _failedOrder, ...startedOrders } = context.startedOrders;
      return { failure: result.failure, payment: null, startedOrders };
    }),
    /** Stores the input that continues the payment with the same order and request keys, so that nothing is paid twice. */
    storePayment: assign((_, result: SupplierPaymentResult) =>
      result.kind === 'undecided' ? { payment: result.next } : {},
    ),
    goToTransaction: assign({
      redirectTo: (_, id: string): Redirect => `/supplier/transaction/${encodeURIComponent(id)}`,
    }),
    /** Without a known lender the page says that it has no contacts of it, and offers the app's own support. */
    goToContact: assign({
      redirectTo: ({ context }): Redirect =>
        `/termloan/contact/${encodeURIComponent(context.facts?.credit.customer.nbfc ?? 'lender')}`,
    }),
  },
});
