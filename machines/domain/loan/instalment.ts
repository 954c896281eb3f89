import * as v from 'valibot';

import { enumValue, numberOrZero, paise, serverTime, textOrNull } from '../base/wire';

/** Status of an instalment (assumed); an unknown value is UPCOMING: neither paid nor late. */
const statuses = ['PAID', 'PARTLY_PAID', 'LATE', 'DUE', 'UPCOMING'] as const;
export type InstalmentStatus = (typeof statuses)[number];

/** One line of the repayment schedule (assumed payload). Money in paise, times in milliseconds. */
export const instalmentSchema = v.pipe(
  v.object({
    installment_id: textOrNull,
    number: numberOrZero,
    due_date: serverTime,
    amount: paise,
    principal: paise,
    interest: paise,
    amount_paid: paise,
    paid_on: serverTime,
    late_charge: paise,
    late_charge_paid: paise,
    status: v.nullish(enumValue(statuses, 'UPCOMING'), 'UPCOMING'),
  }),
  v.transform((wire) => ({
    id: wire.installment_id,
    number: wire.number,
    dueDate: wire.due_date,
    amount: wire.amount,
    principal: wire.principal,
    interest: wire.interest,
    amountPaid: wire.amount_paid,
    /** When it was fully paid; null before. */
    paidOn: wire.paid_on,
    lateCharge: wire.late_charge,
    lateChargePaid: wire.late_charge_paid,
    status: wire.status,
  })),
);

export type Instalment = v.InferOutput<typeof instalmentSchema>;
