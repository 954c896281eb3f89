import { lenderName } from '../../../machines/domain/lender/lenders';
import type { prepaymentMachine } from '../../../machines/prepayment/machine';
import type { ScreenProps } from '../../journey/screen';

export type PrepaymentContext = ScreenProps<typeof prepaymentMachine>['snapshot']['context'];

/** Name of the lender, for display. */
export function lenderOf({ facts }: Pick<PrepaymentContext, 'facts'>): string {
  return lenderName(facts?.details.loan?.nbfc ?? null);
}
