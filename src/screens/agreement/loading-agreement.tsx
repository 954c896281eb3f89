import type { agreementMachine } from '../../../machines/agreement/machine';
import { agreementCopy as copy } from '../../copy/agreement';
import type { ScreenProps } from '../../journey/screen';
import { LoadingScreen } from '../shared/loading-screen';
import { loanSteps } from '../shared/loan-steps';
import { CreationUnansweredScreen } from './unanswered';

/** The agreement is on its way. */
export function LoadingAgreementScreen() {
  return <LoadingScreen title={copy.read.title} awaiting={copy.loading} steps={loanSteps('agreement')} />;
}

/** The lender draws up the agreement; while a lost answer is asked for, the page that says so stays. */
export function CreatingAgreementScreen(props: ScreenProps<typeof agreementMachine>) {
  if (props.snapshot.context.startBy === 'asking') return <CreationUnansweredScreen {...props} />;
  return <LoadingScreen title={copy.read.title} awaiting={copy.creating} steps={loanSteps('agreement')} />;
}
