import type { instalments } from '../../../database/schema';
import type { penalties } from '../../../database/schema-repayment';

export type InstalmentRow = typeof instalments.$inferSelect;
export type PenaltyRow = typeof penalties.$inferSelect;

/** Unpaid amount of an instalment, paise. Interest is paid first, then principal. */
export const unpaidAmount = (line: InstalmentRow): number => line.amount - line.paid;
export const interestPaid = (line: InstalmentRow): number => Math.min(line.paid, line.interest);
export const interestLeft = (line: InstalmentRow): number => line.interest - interestPaid(line);
export const principalPaid = (line: InstalmentRow): number => line.paid - interestPaid(line);
export const principalLeft = (line: InstalmentRow): number => line.principal - principalPaid(line);

/** Unpaid amount of a late charge, paise. */
export const chargeLeft = (row: PenaltyRow): number => row.amountAdded - row.amountPaid - row.amountWaived;

/** The sum of an amount of all rows, paise. */
export const sumOf = <T>(rows: readonly T[], amountOf: (row: T) => number): number =>
  rows.reduce((sum, row) => sum + amountOf(row), 0);
