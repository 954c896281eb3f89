import type { SnapshotFrom } from 'xstate';

import { lenderName } from '../../../machines/domain/lenders';
import type { prepaymentMachine } from '../../../machines/prepayment/machine';

export type PrepaymentContext = SnapshotFrom<typeof prepaymentMachine>['context'];

/** Who is paid, as a person reads it. */
export function lenderOf({ facts }: Pick<PrepaymentContext, 'facts'>): string {
  return lenderName(facts?.details.loan?.nbfc ?? null);
}
