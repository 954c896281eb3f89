import type { loanStatusMachine } from '../../../machines/loan-status/machine';
import { loanStatusCopy } from '../../copy/loan-status';
import type { ScreenProps } from '../../journey/screen';
import { LoanOver } from './loan-over';

/** There is no loan to show. */
export function NoLoanScreen({ send, back }: ScreenProps<typeof loanStatusMachine>) {
  return <LoanOver send={send} back={back} {...loanStatusCopy.none} />;
}
