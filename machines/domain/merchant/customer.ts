import * as v from 'valibot';

import { calendarDaysBetween } from '../base/dates';
import { id, numericCount, numericPaise, serverTime, textOrNull } from '../base/wire';

/** A merchant's supplier credit (spec 3: customer). Numbers may arrive as text. Money in paise, time in milliseconds. */
export const customerSchema = v.pipe(
  v.object({
    businessId: id,
    mobileNumber: textOrNull,
    balance: numericPaise,
    usedAmt: numericPaise,
    limit: numericPaise,
    daysOverdue: numericCount,
    dueDate: serverTime,
    nbfc: textOrNull,
    mCode: textOrNull,
  }),
  v.transform((wire) => ({
    businessId: wire.businessId,
    mobileNumber: wire.mobileNumber,
    /** Credit that is still available. */
    balance: wire.balance,
    usedAmount: wire.usedAmt,
    limit: wire.limit,
    daysOverdue: wire.daysOverdue,
    dueDate: wire.dueDate,
    nbfc: wire.nbfc,
    /** The merchant's code at the payment partner. */
    merchantCode: wire.mCode,
  })),
);

export type Customer = v.InferOutput<typeof customerSchema>;

/**
 * Calendar days in India until the due date (spec 3, "daysRemaining"); negative after it. Null without a due date, as 0 would
 * mean "today".
 * @param now milliseconds, by the service's clock
 */
export function daysRemaining({ dueDate }: Pick<Customer, 'dueDate'>, now: number): number | null {
  return dueDate === null ? null : calendarDaysBetween(now, dueDate);
}
