import type { loanStatusMachine } from '../../../machines/loan-status/machine';
import { loanStatusCopy } from '../../copy/loan-status';
import type { ScreenProps } from '../../journey/screen';
import { FinalStatusPage } from './final-status-page';

/** The loan was cancelled. */
export function LoanCancelledScreen({ send, back }: ScreenProps<typeof loanStatusMachine>) {
  return <FinalStatusPage send={send} back={back} {...loanStatusCopy.cancelled} />;
}
