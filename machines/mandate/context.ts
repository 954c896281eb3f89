import type { Failure } from '../domain/base/failure';
import type { Mandate } from '../domain/mandate/mandate';
import type { ApprovalMethod } from '../domain/mandate/mandate-fallback';
import type { Redirect } from '../shared/journey';

/** URLs that open this journey. */
export type MandateEntryUrl =
  | '/termloan/mandate-approval'
  | '/termloan/upi-mandate-status'
  | '/termloan/enach'
  | '/termloan/mandate/status'
  | '/termloan/mandate/status/$mandateId';

/** Ids of a mandate in a URL: the lender's id, or the id of its subscription with the payment partner. */
export interface MandateIds {
  /** From the path; null when it has none. */
  readonly mandateId: string | null;
  /** From the query `subscriptionId`; null when it has none. */
  readonly subscriptionId: string | null;
}

/** The requested mandate; with `newMandate`, a new one is opened with this method. */
export interface MandateRequest extends MandateIds {
  readonly entryUrl: MandateEntryUrl;
  readonly newMandate: { readonly approvalMethod: ApprovalMethod; readonly isRenewed: boolean } | null;
  /** Only the status is read: no mandate is opened, whatever the entry URL. */
  readonly isCheck: boolean;
}

/** Data that the load returns. */
export interface MandateFacts {
  readonly nbfc: string | null;
  readonly mandate: Mandate | null;
  /** What one debit usually is: the instalment of the confirmed offer, or the loan's next one. Paise; null where it is not known. */
  readonly instalment: number | null;
  /** The mandate belongs to a signed loan. */
  readonly isLoanSigned: boolean;
}

/** Input from the URL that opened the journey. */
export interface Input extends MandateIds {
  readonly entryUrl: MandateEntryUrl;
  /** The merchant returned from the bank's page. Only a hint: the service decides. */
  readonly hasReturned: boolean;
}

/** Context of the chart. */
export interface Context extends Input, MandateFacts {
  /** Params of the status page's path. */
  readonly pathParams: Readonly<Record<string, string>>;
  /** The method that the merchant chose; null until then, as none is preselected. */
  readonly approvalMethod: ApprovalMethod | null;
  readonly newMandate: MandateRequest['newMandate'];
  /** Methods that have failed for good, or that the lender does not offer. */
  readonly unavailableMethods: readonly ApprovalMethod[];
  /** Where the approval in a UPI app is awaited: on this phone, or by QR code on another one. */
  readonly awaits: 'upiApp' | 'upiQr' | null;
  /** No UPI app opened on this phone. */
  readonly hasNoApp: boolean;
  /** The merchant has waited here for the bank's answer: when the mandate is active, the journey continues by itself. */
  readonly hasWaited: boolean;
  readonly polls: number;
  readonly failure: Failure | null;
  readonly redirectTo: Redirect | null;
}

/** Context at the start. */
export function initialContext({ input }: { input: Input }): Context {
  return {
    ...input,
    nbfc: null,
    mandate: null,
    instalment: null,
    isLoanSigned: false,
    pathParams: input.mandateId === null ? {} : { mandateId: input.mandateId },
    approvalMethod: null,
    newMandate: null,
    unavailableMethods: [],
    awaits: null,
    hasNoApp: false,
    hasWaited: false,
    polls: 0,
    failure: null,
    redirectTo: null,
  };
}
