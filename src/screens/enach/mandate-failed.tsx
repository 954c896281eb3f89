import type { enachMachine } from '../../../machines/enach/machine';
import { enachCopy } from '../../copy/enach';
import { whyMandateFailed } from '../../copy/enach-reasons';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/button';
import { Page } from '../../ui/page';
import { loanSteps } from '../shared/loan-steps';
import { SupportLink } from '../shared/support-link';

const copy = enachCopy.failed;

/** The bank said no: why, in plain words, and the way to try again. */
export function MandateFailedScreen({ snapshot, send, back }: ScreenProps<typeof enachMachine>) {
  const reason = snapshot.context.mandate?.failureReason ?? null;
  return (
    <Page
      title={enachCopy.title}
      heading={copy.heading}
      lead={whyMandateFailed(reason)}
      status="failure"
      onBack={back}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      steps={loanSteps('bankAccount')}
      action={<Button onClick={() => send({ type: 'retry' })}>{copy.action}</Button>}
    />
  );
}
