import type { AutopayFacts } from './context';

/** Code of the mandate's lender, else of the loan's lender; empty when neither is known. */
export function lenderOf({ loan, mandate }: Pick<AutopayFacts, 'loan' | 'mandate'>): string {
  return mandate?.nbfc ?? loan?.nbfc ?? '';
}
