import type { Failure } from '../domain/base/failure';
import type { NewSupplier } from '../domain/trade/supplier';
import type { SupplierCredit } from '../domain/trade/supplier-credit';
import type { PathParams, Redirect, RequestKeyState } from '../shared/journey';
import type { SupplierPaymentInput } from '../supplier-payment/machine';

/** URLs that open this journey. */
export type SupplierEntryUrl = '/supplier' | '/supplier/add' | '/supplier/$supplierId/pay';

/** The page that the merchant opened; the service's data decides whether it can be shown. */
export type Page = 'dashboard' | 'add' | 'pay';

/** What the dashboard shows. */
export interface SupplierFacts {
  readonly credit: SupplierCredit;
  /** The referral reward is switched on for this merchant (spec 6). */
  readonly isRewardOn: boolean;
  /** Category and address of the shop, for an encrypted payment; null while unknown. */
  readonly shop: { readonly category: string | null; readonly address: string | null };
}

/** A supplier as entered: the data for whitelisting, and the merchant's own name for it. */
export interface TypedSupplier extends NewSupplier {
  readonly name: string;
}

export interface SupplierInput {
  readonly entryUrl: SupplierEntryUrl;
  readonly supplierId: string | null;
  /** The supplier used last in this browser; only for the order of the list. */
  readonly lastSupplierId: string | null;
  /** Return URL of the hosted page: that of a payment, without its id. */
  readonly returnTo: string;
  /** Id of the device, as sent in the headers of each call. */
  readonly device: string;
  /** Orders of the last half hour with an unknown outcome, by supplier: ids only. */
  readonly undecidedOrders: Readonly<Record<string, string>>;
  readonly requestKeySeed: string;
}

export interface SupplierContext
  extends Omit<SupplierInput, 'entryUrl' | 'supplierId'>,
    RequestKeyState,
    PathParams {
  readonly page: Page;
  readonly facts: SupplierFacts | null;
  /** Kept only until its writes have a definitive answer: it is personal data. */
  readonly typed: TypedSupplier | null;
  /** The lender accepted the typed supplier under this id; it is to be added. */
  readonly acceptedId: string | null;
  /** The service's refusal, with its reason where it gave one. */
  readonly refusal: { readonly code: string | null } | null;
  readonly startWith: 'sending' | 'statusCheck';
  /** Amount to pay, in paise; null until it was typed. */
  readonly amount: number | null;
  /** The step at which the payment continues; null when none was started. */
  readonly payment: SupplierPaymentInput | null;
  /** Number of payments started in this visit; each is an order of its own. */
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
