import type { AutopayFacts } from './context';

/** The mandate's lender; if the mandate names none, the loan's. */
export function lenderOf({ loan, mandate }: Pick<AutopayFacts, 'loan' | 'mandate'>): string {
  return mandate?.nbfc ?? loan?.nbfc ?? '';
}
