import type { Mandate } from '../domain/mandate';
import type { Rung } from '../domain/mandate-ladder';

/** URLs that open this journey. */
export type MandateDoor =
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
  readonly door: MandateDoor;
  readonly opens: { readonly rung: Rung; readonly isRenewed: boolean } | null;
  /** Where it stands is asked again: nothing is opened, whatever the door. */
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
export function isStatusDoor(door: MandateDoor): boolean {
  return door === '/termloan/mandate/status' || door === '/termloan/mandate/status/$mandateId';
}
