/**
 * Mutants of charts that no test can detect, with the reason: they do the same. By chart and name of the mutant, as
 * `npm run paths -- mutate` prints it.
 */
export const equivalentChartMutants: Readonly<Record<string, string>> = {};
