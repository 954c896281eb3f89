import type { Failure } from '../domain/base/failure';
import type { NewSupplier } from '../domain/trade/supplier';
import {
  type EarlierPayment,
  earlierPaymentTo,
  payHindrance,
  type SupplierCredit,
} from '../domain/trade/supplier-credit';
import type { PathParams, Redirect, WriteKeys } from '../shared/journey';
import type { SupplierPaymentInput } from '../supplier-payment/machine';

/** URLs that open this journey. */
export type SupplierEntryUrl = '/supplier' | '/supplier/add' | '/supplier/$supplierId/pay';

/** Where in the journey the merchant wants to stand; the service's word decides if they can. */
export type Place = 'dashboard' | 'add' | 'pay';

/** What the dashboard is made of. */
export interface SupplierFacts {
  readonly credit: SupplierCredit;
  /** The referral reward is switched on for this merchant (spec 6). */
  readonly isRewardOn: boolean;
  /** What the merchant buys for, and where the shop is, as it goes into a sealed payment; null while it is not known. */
  readonly shop: { readonly category: string | null; readonly address: string | null };
}

/** A supplier as it is typed: what is whitelisted, and the merchant's own name for it. */
export interface TypedSupplier extends NewSupplier {
  readonly name: string;
}

export interface SupplierInput {
  readonly entryUrl: SupplierEntryUrl;
  readonly supplierId: string | null;
  /** Whom the merchant dealt with last in this browser; a hint for the order of the list. */
  readonly lastSupplierId: string | null;
  /** Where the hosted page comes back to: the address of a payment, without its id. */
  readonly returnTo: string;
  /** Id of the device, as the headers of each call name it. */
  readonly device: string;
  /** Orders of the last half hour whose end is not known here, by supplier: ids only. */
  readonly undecidedOrders: Readonly<Record<string, string>>;
  readonly requestSeed: string;
}

export interface SupplierContext
  extends Omit<SupplierInput, 'entryUrl' | 'supplierId'>,
    WriteKeys,
    PathParams {
  readonly place: Place;
  readonly facts: SupplierFacts | null;
  /** Held until its writes have a definitive answer, and no longer: it is personal data. */
  readonly typed: TypedSupplier | null;
  /** The lender accepted the typed supplier under this id; it is to be added. */
  readonly acceptedId: string | null;
  /** What the service said no to, and why, when it said so. */
  readonly refusal: { readonly code: string | null } | null;
  readonly startBy: 'sending' | 'statusCheck';
  /** Paise that the merchant wants to pay; null until it was typed. */
  readonly amount: number | null;
  /** Where the payment goes on; null when none was begun. */
  readonly payment: SupplierPaymentInput | null;
  /** Payments begun in this visit: each is an order of its own. */
  readonly orders: number;
  readonly failure: Failure | null;
  readonly redirectTo: Redirect;
}

const places = {
  '/supplier': 'dashboard',
  '/supplier/add': 'add',
  '/supplier/$supplierId/pay': 'pay',
} as const satisfies Record<SupplierEntryUrl, Place>;

export function initialContext({ input }: { input: SupplierInput }): SupplierContext {
  const { entryUrl, supplierId, ...rest } = input;
  return {
    ...rest,
    pathParams: supplierId === null ? {} : { supplierId },
    place: places[entryUrl],
    facts: null,
    typed: null,
    acceptedId: null,
    refusal: null,
    startBy: 'sending',
    settledWrites: 0,
    amount: null,
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
export function hindranceOf(context: Pick<SupplierContext, 'facts' | 'pathParams'>) {
  return context.facts === null ? null : payHindrance(context.facts.credit, supplierIdOf(context));
}

/** Paise of the credit that can still be used; none while it is not known. */
export function balanceOf({ facts }: Pick<SupplierContext, 'facts'>): number {
  return facts?.credit.customer.balance ?? 0;
}

/** No write of the merchant's waits for its answer: only then do links lead elsewhere. */
export function mayMove({ facts, typed }: Pick<SupplierContext, 'facts' | 'typed'>): boolean {
  return facts !== null && typed === null;
}

/** The payment to this supplier that would be the first one, if the merchant paid now; null when there is none. */
export function earlierPayment(
  context: Pick<SupplierContext, 'facts' | 'pathParams'>,
): EarlierPayment | null {
  return context.facts === null ? null : earlierPaymentTo(context.facts.credit, supplierIdOf(context));
}

/** An order that was begun here and that the service does not list: it may know it all the same. Null for none. */
function unlistedOrder(context: SupplierContext): string | null {
  const order = context.undecidedOrders[supplierIdOf(context)];
  const isListed = context.facts?.credit.book.transactions.some(({ orderId }) => orderId === order);
  return order === undefined || isListed ? null : order;
}

interface Order {
  readonly id: string;
  /** Paise. */
  readonly amount: number;
  readonly mayBePaid: boolean;
}

/** What is paid now: under an order that nobody knows the end of where there is one, else under a new one. */
export function orderToPay(context: SupplierContext): Order {
  const unlisted = unlistedOrder(context);
  return unlisted === null ? newOrder(context) : { id: unlisted, amount: amountOf(context), mayBePaid: true };
}

/** A payment of its own. */
export function newOrder(context: SupplierContext): Order {
  const id = `order-${context.requestSeed}-${context.orders + 1}`;
  return { id, amount: amountOf(context), mayBePaid: false };
}

/** The earlier payment as it goes on; null when it was paid, or the service does not name its order. */
export function orderToGoOn(context: SupplierContext): Order | null {
  const earlier = earlierPayment(context);
  if (earlier?.status !== 'CREATED' || earlier.orderId === null) return null;
  return { id: earlier.orderId, amount: earlier.amount, mayBePaid: true };
}

function amountOf(context: SupplierContext): number {
  return context.amount ?? balanceOf(context);
}

/** A payment as it is sealed for the hosted page (spec 3): what is known of the merchant and the supplier, else null. */
export function paymentOf(context: SupplierContext, { id, amount, mayBePaid }: Order): SupplierPaymentInput {
  const supplierId = supplierIdOf(context);
  const { facts } = context;
  const supplier = facts?.credit.book.suppliers.find((known) => known.id === supplierId);
  return {
    step: 'encrypting',
    payment: {
      supplierId,
      marketplaceOrderId: id,
      callbackUrl: `${context.returnTo}/${encodeURIComponent(id)}?pollingType=supplier&paymentType=supplier`,
      amount,
      // The app knows the number by the service; whether somebody verified it, it does not know.
      isTelephoneVerified: false,
      isLoggedIn: true,
      category: facts?.shop.category ?? null,
      customerTelephone: facts?.credit.customer.mobileNumber ?? null,
      device: context.device,
      merchant: {
        id: supplierId,
        name: supplier?.name ?? supplierId,
        phone: supplier?.mobileNumber ?? null,
      },
      address: facts?.shop.address ?? null,
    },
    mayBePaid,
    requestSeed: `${context.requestSeed}-pay-${context.orders + 1}`,
    settledWrites: 0,
    startBy: 'sending',
  };
}

/** The payment that is under way; the chart comes to it only with one. */
export function paymentUnderWay(context: SupplierContext): SupplierPaymentInput {
  return context.payment ?? paymentOf(context, orderToPay(context));
}

/** The context once a payment was begun under an order. */
export function begun(context: SupplierContext, order: Order) {
  return {
    payment: paymentOf(context, order),
    undecidedOrders: { ...context.undecidedOrders, [supplierIdOf(context)]: order.id },
    orders: context.orders + 1,
    failure: null,
  };
}
