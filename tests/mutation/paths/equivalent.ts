/**
 * Mutants that change nothing a merchant, a lender or a service could notice, by name (picker.ts, `mutantName`), with the
 * reason. The report lists them; they count neither as caught nor as survived.
 */
export const equivalentMutants: Readonly<Record<string, string>> = {};
