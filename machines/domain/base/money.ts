/** Paise in a rupee: the money divisor of spec 9. */
export const PAISE_PER_RUPEE = 100;

/** The smallest payment that a service accepts: one rupee. */
export const MIN_PAYMENT_PAISE = 100;

/**
 * Shows paise as rupees with Indian grouping: 10000000 is `₹1,00,000`. Paise are hidden when they are zero.
 * @param paise integer
 */
export function formatMoney(paise: number): string {
  const sign = paise < 0 ? '−' : '';
  const absolute = Math.round(Math.abs(paise));
  const remainingPaise = absolute % PAISE_PER_RUPEE;
  const rupees = groupDigits(Math.floor(absolute / PAISE_PER_RUPEE));
  return `${sign}₹${rupees}${remainingPaise === 0 ? '' : `.${String(remainingPaise).padStart(2, '0')}`}`;
}

/**
 * Indian digit grouping: thousands, then lakhs and crores. `Intl.NumberFormat` is not used: it takes 40 ms to load on a slow
 * phone, and old web views do not support en-IN.
 */
function groupDigits(rupees: number): string {
  return String(rupees).replace(/\B(?=(?:\d{2})*\d{3}$)/g, ',');
}

/** Shows a percentage with at most two decimals: `17.07 %`. */
export function formatRate(percent: number): string {
  return `${Number(percent.toFixed(2))}\u00a0%`;
}

/** Like `formatMoney`, without the ₹ sign: for texts that write `Rs {amount}` (spec 2.4). @param paise integer */
export function formatRupees(paise: number): string {
  return formatMoney(paise).replace('₹', '');
}
