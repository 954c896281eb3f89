import { loanStatusCopy } from '#messages/loan-status';
import type { loanStatusMachine } from '../../../machines/loan-status/machine';
import type { ScreenProps } from '../../journey/screen';
import { FinalStatusPage } from './final-status-page';

/** The loan was cancelled. */
export function LoanCancelledScreen({ send, back }: ScreenProps<typeof loanStatusMachine>) {
  return <FinalStatusPage send={send} back={back} {...loanStatusCopy.cancelled} />;
}
