import * as v from 'valibot';

import { calendarDaysBetween } from '../base/dates';
import { id, numericCount, numericPaise, serverTime, textOrNull } from '../base/wire';

/** Supplier-credit merchant data (spec 3). Numbers may come as text. Money in paise, time in milliseconds. */
export const customer = v.pipe(
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
    /** The merchant's code with the payment partner. */
    merchantCode: wire.mCode,
  })),
);

export type Customer = v.InferOutput<typeof customer>;

/**
 * Days from now to the due date (spec 3, "daysRemaining"), by India's calendar: positive before it, 0 on the day, negative
 * after it. Null without a due date: 0 would read as "today".
 * @param now milliseconds, by the service's clock
 */
export function daysRemaining({ dueDate }: Pick<Customer, 'dueDate'>, now: number): number | null {
  return dueDate === null ? null : calendarDaysBetween(now, dueDate);
}
