import { type Failure, failure } from '../domain/failure';
import type { NewSupplier } from '../domain/supplier';
import { payHindrance, type SupplierCredit } from '../domain/supplier-credit';
import type { PathParams, Redirect, WriteKeys } from '../shared/journey';
import type { SupplierPaymentInput } from '../supplier-payment/machine';

/** URLs that open this journey. */
export type SupplierDoor = '/supplier' | '/supplier/add' | '/supplier/$supplierId/pay';

/** Where in the journey the merchant wants to stand; the service's word decides if they can. */
export type Place = 'dashboard' | 'add' | 'pay';

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

export interface SupplierInput {
  readonly door: SupplierDoor;
  readonly supplierId: string | null;
  /** Whom the merchant dealt with last in this browser; a hint for the order of the list. */
  readonly lastSupplierId: string | null;
  /** Where the hosted page comes back to: the address of a payment, without its id. */
  readonly returnTo: string;
  readonly requestSeed: string;
}

export interface SupplierContext extends Omit<SupplierInput, 'door' | 'supplierId'>, WriteKeys, PathParams {
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

/** A crash of our own code in a child chart, as a failure. */
export const crashed: Failure = failure('malformed');

const places = {
  '/supplier': 'dashboard',
  '/supplier/add': 'add',
  '/supplier/$supplierId/pay': 'pay',
} as const satisfies Record<SupplierDoor, Place>;

export function initialContext({ input }: { input: SupplierInput }): SupplierContext {
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

/**
 * A payment as it is sealed for the hosted page. Of the merchant only what the contract asks for is told: the service
 * knows them by their credentials. @param amount paise
 */
export function paymentOf(context: SupplierContext, amount: number): SupplierPaymentInput {
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
    mayBePaid: false,
    requestSeed: `${context.requestSeed}-pay-${context.orders}`,
    settledWrites: 0,
    startBy: 'sending',
  };
}

/** The payment that is under way; the chart comes to it only with one. */
export function paymentUnderWay(context: SupplierContext): SupplierPaymentInput {
  return context.payment ?? paymentOf(context, balanceOf(context));
}
