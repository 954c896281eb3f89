import type { Failure } from '../domain/base/failure';
import type { NewSupplier } from '../domain/trade/supplier';
import type { SupplierCredit } from '../domain/trade/supplier-credit';
import type { PathParams, Redirect, RequestKeyState } from '../shared/journey';
import type { SupplierPaymentInput } from '../supplier-payment/machine';

/** URLs that open this journey. */
export type SupplierEntryUrl = '/supplier' | '/supplier/add' | '/supplier/$supplierId/pay';

/** The page that the merchant opened; the service's data decides whether it can be shown. */
export type Page = 'dashboard' | 'add' | 'pay';

/** Data that is read before a page is shown. */
export interface SupplierFacts {
  readonly credit: SupplierCredit;
  /** The referral reward is switched on for this merchant (spec 6). */
  readonly isRewardOn: boolean;
  /** Category and address of the shop, for an encrypted payment; null while unknown. */
  readonly shop: { readonly category: string | null; readonly address: string | null };
  /** The lender's number to call, read only while the credit is overdue; null while unknown. */
  readonly lenderPhone: string | null;
}

/** A supplier as entered: the data for whitelisting, and the name that the merchant gives it. */
export interface TypedSupplier extends NewSupplier {
  readonly name: string;
}

export interface SupplierInput {
  readonly entryUrl: SupplierEntryUrl;
  readonly supplierId: string | null;
  /** The supplier that was used last in this browser; it is listed first. */
  readonly lastSupplierId: string | null;
  /** URL to which the hosted page returns, without the payment id at its end. */
  readonly returnTo: string;
  /** Id of the device, the same as in the headers of each call. */
  readonly device: string;
  /** Ids of the orders started in the last half hour and not known to have failed, by supplier id: they may have been paid. */
  readonly startedOrders: Readonly<Record<string, string>>;
  readonly requestKeySeed: string;
}

export interface SupplierContext
  extends Omit<SupplierInput, 'entryUrl' | 'supplierId'>,
    RequestKeyState,
    PathParams {
  readonly page: Page;
  readonly facts: SupplierFacts | null;
  /** The entered supplier, personal data: kept only until its writes have a definitive answer. */
  readonly typed: TypedSupplier | null;
  /** Id under which the lender accepted the entered supplier, which is added next; null before. */
  readonly acceptedId: string | null;
  /** Refusal of the service, with its code; null when nothing was refused. */
  readonly refusal: { readonly code: string | null } | null;
  readonly startWith: 'sending' | 'statusCheck';
  /** Amount to pay, in paise; null until it was typed. */
  readonly amount: number | null;
  /** Input with which the payment starts or continues; null when none was started. */
  readonly payment: SupplierPaymentInput | null;
  /** Number of payments that were started in this visit; each has its own order id. */
  readonly orders: number;
  readonly failure: Failure | null;
  readonly redirectTo: Redirect;
}

const pages = {
  '/supplier': 'dashboard',
  '/supplier/add': 'add',
  '/supplier/$supplierId/pay': 'pay',
} as const satisfies Record<SupplierEntryUrl, Page>;

export function initialContext({ input }: { input: SupplierInput }): SupplierContext {
  const { entryUrl, supplierId, ...rest } = input;
  return {
    ...rest,
    pathParams: supplierId === null ? {} : { supplierId },
    page: pages[entryUrl],
    facts: null,
    typed: null,
    acceptedId: null,
    refusal: null,
    startWith: 'sending',
    completedWrites: 0,
    amount: null,
    payment: null,
    orders: 0,
    failure: null,
    redirectTo: '/',
  };
}
