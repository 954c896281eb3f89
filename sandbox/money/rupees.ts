const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Paise as rupees with Indian grouping; paise are hidden when zero: 1,00,000 or 1,234.50. */
export function rupees(paise: number, rupeeSign = '\u20b9'): string {
  return `${rupeeSign}${(paise % 100 === 0 ? whole : exact).format(paise / 100)}`;
}
