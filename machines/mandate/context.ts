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

/** How a URL names a mandate: by the lender's id, or by the id of its subscription with the payment partner. */
export interface MandateNamed {
  /** Of the path; null when it names none. */
  readonly mandateId: string | null;
  /** Of the query `subscriptionId`; null when it names none. */
  readonly subscriptionId: string | null;
}

/** Which mandate is requested; `opens`: a new one is opened with this method. */
export interface MandateRequest extends MandateNamed {
  readonly entryUrl: MandateEntryUrl;
  readonly opens: { readonly approvalMethod: ApprovalMethod; readonly isRenewed: boolean } | null;
  /** The status is read again: nothing is opened, whatever the entry URL. */
  readonly isCheck: boolean;
}

/** What is loaded: the mandate, its lender, and whether its loan is signed already. */
export interface MandateFacts {
  readonly nbfc: string | null;
  readonly mandate: Mandate | null;
  readonly isOfLoan: boolean;
}

/** How the journey is opened. */
export interface Input extends MandateNamed {
  readonly entryUrl: MandateEntryUrl;
  /** The merchant returned from the bank's page: only a hint, the service knows the outcome. */
  readonly hasReturned: boolean;
}

/** Context of the chart. */
export interface Context extends Input, MandateFacts {
  /** Params of the status page's path. */
  readonly pathParams: Readonly<Record<string, string>>;
  /** The method that the merchant chose; never preselected. */
  readonly approvalMethod: ApprovalMethod | null;
  readonly opens: MandateRequest['opens'];
  /** Methods that cannot work any more, or that the lender does not offer. */
  readonly unavailableMethods: readonly ApprovalMethod[];
  /** The approval is awaited from a UPI app: on this phone, or by QR on another one. */
  readonly awaits: 'upiApp' | 'upiQr' | null;
  /** No UPI app opened on this phone. */
  readonly hasNoApp: boolean;
  /** The merchant waits on this page for the bank's answer: once active, the journey continues automatically. */
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
    isOfLoan: false,
    pathParams: input.mandateId === null ? {} : { mandateId: input.mandateId },
    approvalMethod: null,
    opens: null,
    unavailableMethods: [],
    awaits: null,
    hasNoApp: false,
    hasWaited: false,
    polls: 0,
    failure: null,
    redirectTo: null,
  };
}
