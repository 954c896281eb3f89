import type { Failure, Outcome } from '../domain/base/failure';
import { isMandateLost, type Mandate, type MandateStatus } from '../domain/mandate/mandate';
import {
  type ApprovalMethod,
  approvalMethodOf,
  type Offered,
  optionsAfter,
} from '../domain/mandate/mandate-fallback';
import type { Redirect } from '../shared/journey';
import type { MandateEntryUrl, MandateNamed, MandateWish } from './wish';

/** Page of one mandate's status. */
export const statusPage = { path: '/termloan/mandate/status/$mandateId' } as const;
/** Page of the approval in a UPI app, on this phone or another one. */
export const upiPage = { path: '/termloan/upi-mandate-status' } as const;

/** What is loaded: the mandate, its lender, and whether its loan is signed already. */
export interface MandateStanding {
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
export interface Context extends Input, MandateStanding {
  /** Params of the status page's path. */
  readonly pathParams: Readonly<Record<string, string>>;
  /** The method that the merchant chose; never preselected. */
  readonly approvalMethod: ApprovalMethod | null;
  readonly opens: MandateWish['opens'];
  /** Methods that cannot work any more, or that the lender does not offer. */
  readonly closedWays: readonly ApprovalMethod[];
  /** The approval is awaited from a UPI app: on this phone, or by QR on another one. */
  readonly awaits: 'upiApp' | 'upiQr' | null;
  /** No UPI app opened on this phone. */
  readonly hasNoApp: boolean;
  /** The merchant waits on this page for the bank's answer: once active, the journey goes on by itself. */
  readonly hasWaited: boolean;
  readonly polls: number;
  readonly failure: Failure | null;
  readonly redirectTo: Redirect | null;
}

/** Result of the load. */
export type Read = Outcome<MandateStanding>;

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
    closedWays: [],
    awaits: null,
    hasNoApp: false,
    hasWaited: false,
    polls: 0,
    failure: null,
    redirectTo: null,
  };
}

/** The mandate has this status. */
export function stands({ mandate }: Pick<Context, 'mandate'>, status: MandateStatus): boolean {
  return mandate?.status === status;
}

/** The mandate failed, was refused or cancelled, or expired: another one can be opened. */
export function isLost({ mandate }: Pick<Context, 'mandate'>): boolean {
  return mandate !== null && isMandateLost(mandate);
}

/** The method by which the present mandate was tried. */
export function triedMethod({
  mandate,
  approvalMethod,
}: Pick<Context, 'mandate' | 'approvalMethod'>): ApprovalMethod {
  return (mandate && approvalMethodOf(mandate)) ?? approvalMethod ?? 'upiApp';
}

/** Options after the present mandate failed (domain.md, mandate fallback). */
export function offeredNow(context: Pick<Context, 'mandate' | 'approvalMethod' | 'closedWays'>): Offered {
  return optionsAfter(context.mandate?.failureReason ?? null, triedMethod(context), context.closedWays);
}

/** Input of the load. @param isCheck the status is read again, nothing is opened */
export function wishOf(
  { entryUrl, mandateId, subscriptionId, opens }: Context,
  isCheck: boolean,
): MandateWish {
  return { entryUrl, mandateId, subscriptionId, opens: isCheck ? null : opens, isCheck };
}

/** Page of the lender's contacts; the start where no lender is known. */
export function contactOf({ nbfc }: Pick<Context, 'nbfc'>): Redirect {
  return nbfc === null || nbfc === '' ? '/' : `/termloan/contact/${encodeURIComponent(nbfc)}`;
}
