/**
 * The annual percentage rate in percent, with two decimals: the internal rate of return of one period x periods a year.
 * Amounts in paise.
 */
export function annualPercentageRate(
  netReceived: number,
  instalments: number[],
  periodsAYear: number,
): number {
  const presentValue = (rate: number) =>
    instalments.reduce((sum, amount, index) => sum + amount / (1 + rate) ** (index + 1), 0);
  if (netReceived <= 0 || presentValue(0) <= netReceived) return 0;
  let low = 0;
  let high = 1;
  for (let step = 0; step < 100; step += 1) {
    const middle = (low + high) / 2;
    if (presentValue(middle) > netReceived) low = middle;
    else high = middle;
  }
  return Math.round(low * periodsAYear * 10_000) / 100;
}
