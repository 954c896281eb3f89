import type { Foreclosure } from './foreclosure';

/** How much less a settlement costs than foreclosing in full, in paise; null when there is no settlement or it costs no less. */
export function settlementDiscount({ total, settlement }: Foreclosure): number | null {
  return settlement !== null && total > settlement.amount ? total - settlement.amount : null;
}
