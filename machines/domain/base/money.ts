const rupees = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const rupeesAndPaise = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Money divisor: paise in a rupee (spec 9). */
const PAISE_PER_RUPEE = 100;

/**
 * Shows paise as rupees with Indian grouping: 10000000 is `₹1,00,000`. Paise are hidden when they are zero.
 * @param paise integer
 */
export function formatMoney(paise: number): string {
  const sign = paise < 0 ? '−' : '';
  const absolute = Math.abs(paise);
  const format = absolute % PAISE_PER_RUPEE === 0 ? rupees : rupeesAndPaise;
  return `${sign}₹${format.format(absolute / PAISE_PER_RUPEE)}`;
}

/** Shows a percentage with at most two decimals: `17.07 %`. */
export function formatRate(percent: number): string {
  return `${Number(percent.toFixed(2))} %`;
}

/** Whole rupees as a plain number, for texts that spell `Rs {amount}` themselves (spec 2.4). */
export function inRupees(paise: number): string {
  return formatMoney(paise).replace('₹', '');
}
