import type { Foreclosure } from './foreclosure';

/** Discount of a settlement compared with closing in full, in paise; null when there is none. */
export function settlementDiscount({ total, settlement }: Foreclosure): number | null {
  return settlement !== null && total > settlement.amount ? total - settlement.amount : null;
}
