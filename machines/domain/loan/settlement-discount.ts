import type { Foreclosure } from './foreclosure';

/** What the lender lets off in a settlement, against closing in full, in paise; null when it lets nothing off. */
export function settlementDiscount({ total, settlement }: Foreclosure): number | null {
  return settlement !== null && total > settlement.amount ? total - settlement.amount : null;
}
