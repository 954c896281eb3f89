import { assign, setup } from 'xstate';

import { type Failure, failure, type Outcome } from '../domain/failure';
import { isSupplierAddFailed, type NewSupplier, type SupplierAnswer } from '../domain/supplier';
import { payHindrance, type SupplierCredit } from '../domain/supplier-credit';
import type {
  JourneyMeta,
  JourneyOutput,
  JourneyTag,
  PathParams,
  Redirect,
  SharedEvent,
  WriteKeys,
} from '../shared/journey';
import { createLoad } from '../shared/load';
import { port, typesOf } from '../shared/port';
import { createSubmission, type SubmissionResult } from '../shared/submission';
import type { SupplierPaymentInput, SupplierPaymentResult } from '../supplier-payment/machine';

/** URLs that open this journey. */
export type SupplierDoor = '/supplier' | '/supplier/add' | '/supplier/$supplierId/pay';

/** Where in the journey the merchant wants to stand; the service's word decides if they can. */
type Place = 'dashboard' | 'add' | 'pay';

/** What the dashboard is made of. */
export interface SupplierFacts {
  readonly credit: SupplierCredit;
  /** The referral reward is switched on for this merchant (spec 6). */
  readonly isRewardOn: boolean;
}

/** A supplier as it is typed: what is whitelisted, and the merchant's own name for it. */
export interface TypedSupplier extends NewSupplier {
  readonly name: string;
}

interface Input {
  readonly door: SupplierDoor;
  readonly supplierId: string | null;
  /** Whom the merchant dealt with last in this browser; a hint for the order of the list. */
  readonly lastSupplierId: string | null;
  /** Where the hosted page comes back to: the address of a payment, without its id. */
  readonly returnTo: string;
  readonly requestSeed: string;
}

interface Context extends Omit<Input, 'door' | 'supplierId'>, WriteKeys, PathParams {
  readonly place: Place;
  readonly facts: SupplierFacts | null;
  /** Held until its writes have a definitive answer, and no longer: it is personal data. */
  readonly typed: TypedSupplier | null;
  /** The lender accepted the typed supplier under this id; it is to be added. */
  readonly acceptedId: string | null;
  /** What the service said no to, and why, when it said so. */
  readonly refusal: { readonly code: string | null } | null;
  readonly startBy: 'sending' | 'asking';
  /** Where the payment goes on; null when none was begun. */
  readonly payment: SupplierPaymentInput | null;
  /** Payments begun in this visit: each is an order of its own. */
  readonly orders: number;
  readonly failure: Failure | null;
  readonly redirectTo: Redirect;
}

type Read = Outcome<SupplierFacts>;
type Answer = SubmissionResult<SupplierAnswer>;

/** A crash of our own code in a child chart, as a failure. */
export const crashed: Failure = failure('malformed');

const places = {
  '/supplier': 'dashboard',
  '/supplier/add': 'add',
  '/supplier/$supplierId/pay': 'pay',
} as const satisfies Record<SupplierDoor, Place>;

export function initialContext({ input }: { input: Input }): Context {
  const { door, supplierId, ...rest } = input;
  return {
    ...rest,
    pathParams: supplierId === null ? {} : { supplierId },
    place: places[door],
    facts: null,
    typed: null,
    acceptedId: null,
    refusal: null,
    startBy: 'sending',
    settledWrites: 0,
    payment: null,
    orders: 0,
    failure: null,
    redirectTo: '/',
  };
}

/** The supplier that the pay page is about; empty when none was named. */
export function supplierIdOf({ pathParams }: PathParams): string {
  return pathParams.supplierId ?? '';
}

/** What keeps the merchant from paying this supplier. */
export function hindranceOf(context: Pick<Context, 'facts' | 'pathParams'>) {
  return context.facts === null ? null : payHindrance(context.facts.credit, supplierIdOf(context));
}

/** Paise of the credit that can still be used; none while it is not known. */
function balanceOf({ facts }: Pick<Context, 'facts'>): number {
  return facts?.credit.customer.balance ?? 0;
}

/** No write of the merchant's waits for its answer: only then do links lead elsewhere. */
function mayMove({ facts, typed }: Pick<Context, 'facts' | 'typed'>): boolean {
  return facts !== null && typed === null;
}

/**
 * A payment as it is sealed for the hosted page. Of the merchant only what the contract asks for is told: the service
 * knows them by their credentials. @param amount paise
 */
function paymentOf(context: Context, amount: number): SupplierPaymentInput {
  const supplierId = supplierIdOf(context);
  const order = `order-${context.requestSeed}-${context.orders}`;
  const supplier = context.facts?.credit.book.suppliers.find(({ id }) => id === supplierId);
  return {
    step: 'encrypting',
    payment: {
      supplierId,
      marketplaceOrderId: order,
      callbackUrl: `${context.returnTo}/${order}?pollingType=supplier&paymentType=supplier`,
      amount,
      isTelephoneVerified: false,
      isLoggedIn: true,
      category: null,
      customerTelephone: null,
      device: null,
      merchant: { id: supplierId, name: supplier?.name ?? supplierId, phone: null },
      address: null,
    },
    requestSeed: `${context.requestSeed}-pay-${context.orders}`,
    settledWrites: 0,
    startBy: 'sending',
  };
}

/** The payment that is under way; the chart comes to it only with one. */
export function paymentUnderWay(context: Context): SupplierPaymentInput {
  return context.payment ?? paymentOf(context, balanceOf(context));
}

/** The words of the supplier's chart: its ports, guards and actions. */
export const supplierJourney = setup({
  types: typesOf<{
    context: Context;
    input: Input;
    events:
      | SharedEvent
      | { type: 'adding.opened' }
      | { type: 'dashboard.opened' }
      | { type: 'supplier.chosen'; supplierId: string }
      | { type: 'supplier.submitted'; supplier: TypedSupplier }
      | { type: 'transaction.opened'; transactionId: string }
      | { type: 'contact.opened' }
      | { type: 'payment.submitted'; amount: number };
    output: JourneyOutput;
    tags: JourneyTag;
    meta: JourneyMeta;
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
    /** Resolves when the merchant is back on the page, or back online. */
    pageReturns: port<void>(),
  },
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
    hasAcceptedId: ({ context }) => context.acceptedId !== null,
    /** Spec 5 judges the answer; without an id there is nothing to go on with. */
    isTaken: (_, result: Answer) =>
      result.kind === 'accepted' && !isSupplierAddFailed(result.data) && result.data.supplierId !== null,
    isUnanswered: (_, result: Answer) => result.kind === 'unanswered',
    isFailed: (_, result: SupplierPaymentResult) => result.kind === 'failed',
  },
  actions: {
    keepFacts: assign((_, outcome: Read) =>
      outcome.ok ? { facts: outcome.data, failure: null } : { failure: outcome.failure },
    ),
    keepFailure: assign({ failure: (_, of: Failure) => of }),
    /** What was refused or begun on another page is no news on this one. */
    stand: assign(({ context: { refusal, acceptedId, payment } }, place: Place) => ({
      place,
      refusal: place === 'add' ? refusal : null,
      acceptedId: place === 'add' ? acceptedId : null,
      payment: place === 'pay' ? payment : null,
    })),
    chooseSupplier: assign({
      place: 'pay',
      pathParams: (_, supplierId: string) => ({ supplierId }),
      lastSupplierId: (_, supplierId: string) => supplierId,
      refusal: null,
      acceptedId: null,
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
      lastSupplierId: ({ context }) => context.acceptedId,
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
    openPayment: assign(({ context }, amount: number) => {
      const orders = context.orders + 1;
      return { orders, payment: paymentOf({ ...context, orders }, amount), failure: null };
    }),
    keepPaymentFailure: assign((_, result: SupplierPaymentResult) =>
      result.kind === 'failed' ? { failure: result.failure, payment: null } : {},
    ),
    /** Who goes on does so under the same order and keys: nothing is paid twice. */
    keepPayment: assign((_, result: SupplierPaymentResult) =>
      result.kind === 'undecided' ? { payment: result.next } : {},
    ),
    /** The next write is a new request: the last one has its answer, or the merchant gave it up. */
    renewKey: assign({ settledWrites: ({ context }) => context.settledWrites + 1, startBy: 'sending' }),
    askFirst: assign({ startBy: 'asking' }),
    goTo: assign({ redirectTo: (_, to: Redirect) => to }),
    goToTransaction: assign({
      redirectTo: (_, id: string): Redirect => `/supplier/transaction/${encodeURIComponent(id)}`,
    }),
    goToContact: assign({
      redirectTo: ({ context }): Redirect =>
        `/termloan/contact/${encodeURIComponent(context.facts?.credit.customer.nbfc ?? 'lender')}`,
    }),
  },
});
