import type { instalments } from '../../../database/schema';
import type { penalties } from '../../../database/schema-repayment';

export type InstalmentRow = typeof instalments.$inferSelect;
export type PenaltyRow = typeof penalties.$inferSelect;

/** Open amount of one instalment, paise. Interest is paid first, then principal. */
export const left = (line: InstalmentRow): number => line.amount - line.paid;
export const interestPaid = (line: InstalmentRow): number => Math.min(line.paid, line.interest);
export const interestLeft = (line: InstalmentRow): number => line.interest - interestPaid(line);
export const principalPaid = (line: InstalmentRow): number => line.paid - interestPaid(line);
export const principalLeft = (line: InstalmentRow): number => line.principal - principalPaid(line);

/** Open amount of one late charge, paise. */
export const chargeLeft = (row: PenaltyRow): number => row.amountAdded - row.amountPaid - row.amountWaived;

/** The sum of a value over rows, paise. */
export const sumOf = <T>(rows: readonly T[], amountOf: (row: T) => number): number =>
  rows.reduce((sum, row) => sum + amountOf(row), 0);
