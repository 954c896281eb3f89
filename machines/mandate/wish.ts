import type { Mandate } from '../domain/mandate/mandate';
import type { ApprovalMethod } from '../domain/mandate/mandate-fallback';

/** URLs that open this journey. */
export type MandateEntryUrl =
  | '/termloan/mandate-approval'
  | '/termloan/upi-mandate-status'
  | '/termloan/enach'
  | '/termloan/mandate/status'
  | '/termloan/mandate/status/$mandateId';

/** How an address names a mandate: by the lender's id of it, or by that of its subscription with the payment partner. */
export interface MandateNamed {
  /** Of the path; null when it names none. */
  readonly mandateId: string | null;
  /** Of the query `subscriptionId`; null when it names none. */
  readonly subscriptionId: string | null;
}

/** Which mandate is asked for; `opens` has a new one opened on this way. */
export interface MandateWish extends MandateNamed {
  readonly entryUrl: MandateEntryUrl;
  readonly opens: { readonly approvalMethod: ApprovalMethod; readonly isRenewed: boolean } | null;
  /** Where it stands is asked again: nothing is opened, whatever the entry URL. */
  readonly isCheck: boolean;
}

/** Another one is opened: the address does not name it any more. */
export const NOT_NAMED: MandateNamed = { mandateId: null, subscriptionId: null };

/** Whether the address names a mandate. */
export function isNamed({ mandateId, subscriptionId }: MandateNamed): boolean {
  return mandateId !== null || subscriptionId !== null;
}

/** Whether this mandate is the one that the address names; any is where it names none. */
export function isNamedBy(
  { mandateId, subscriptionId }: MandateNamed,
  of: Pick<Mandate, 'id' | 'subscriptionId'>,
): boolean {
  const isById = mandateId === null || mandateId === of.id;
  return isById && (subscriptionId === null || subscriptionId === of.subscriptionId);
}

/** Whether only where a mandate stands is asked for. */
export function isStatusEntryUrl(entryUrl: MandateEntryUrl): boolean {
  return entryUrl === '/termloan/mandate/status' || entryUrl === '/termloan/mandate/status/$mandateId';
}
