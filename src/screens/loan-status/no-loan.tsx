import { loanStatusCopy } from '#messages/loan-status';
import type { loanStatusMachine } from '../../../machines/loan-status/machine';
import type { ScreenProps } from '../../journey/screen';
import { FinalStatusPage } from './final-status-page';

/** There is no loan to show. */
export function NoLoanScreen({ send, back }: ScreenProps<typeof loanStatusMachine>) {
  return <FinalStatusPage send={send} back={back} {...loanStatusCopy.none} />;
}
