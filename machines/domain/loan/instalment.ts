import * as v from 'valibot';

import { numberOrZero, paise, serverTime, textOrNull, word } from '../base/wire';

/** Where an instalment stands (assumed); a word we do not know is UPCOMING: nothing is claimed to be paid or late. */
const statuses = ['PAID', 'PARTLY_PAID', 'LATE', 'DUE', 'UPCOMING'] as const;
export type InstalmentStatus = (typeof statuses)[number];

/** One line of the repayment schedule (assumed payload). Money in paise, times in milliseconds. */
export const instalment = v.pipe(
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
    status: v.nullish(word(statuses, 'UPCOMING'), 'UPCOMING'),
  }),
  v.transform((wire) => ({
    id: wire.installment_id,
    number: wire.number,
    dueDate: wire.due_date,
    amount: wire.amount,
    principal: wire.principal,
    interest: wire.interest,
    amountPaid: wire.amount_paid,
    /** Null while it is not fully paid. */
    paidOn: wire.paid_on,
    lateCharge: wire.late_charge,
    lateChargePaid: wire.late_charge_paid,
    status: wire.status,
  })),
);

export type Instalment = v.InferOutput<typeof instalment>;
