/** Money divisor: paise in a rupee (spec 9). */
const PAISE_PER_RUPEE = 100;

/**
 * Shows paise as rupees with Indian grouping: 10000000 is `₹1,00,000`. Paise are hidden when they are zero.
 * @param paise integer
 */
export function formatMoney(paise: number): string {
  const sign = paise < 0 ? '−' : '';
  const absolute = Math.round(Math.abs(paise));
  const rest = absolute % PAISE_PER_RUPEE;
  const rupees = grouped(Math.floor(absolute / PAISE_PER_RUPEE));
  return `${sign}₹${rupees}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
}

/** Thousands, then lakhs and crores. `Intl.NumberFormat` takes 40 ms to load on a slow phone, and old web views lack its en-IN. */
function grouped(rupees: number): string {
  return String(rupees).replace(/\B(?=(?:\d{2})*\d{3}$)/g, ',');
}

/** Shows a percentage with at most two decimals: `17.07 %`. */
export function formatRate(percent: number): string {
  return `${Number(percent.toFixed(2))} %`;
}

/** Whole rupees as a plain number, for texts that spell `Rs {amount}` themselves (spec 2.4). */
export function inRupees(paise: number): string {
  return formatMoney(paise).replace('₹', '');
}
