import { mandateCopy, methodLabels } from '#messages/mandate';
import type { mandateMachine } from '../../../machines/mandate/machine';
import { optionsNow } from '../../../machines/mandate/selectors';
import { mandateFailureCopy, nextStepText } from '../../copy/mandate';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Button } from '../../ui/controls/button';
import { LenderLine } from '../shared/lender';
import { loanSteps } from '../shared/loan-steps';
import { Page } from '../shared/pages/page';

const copy = mandateCopy.failed;

/** The mandate failed: why, and only the next steps that can still succeed. */
export function MandateFailedScreen({ snapshot, send, back }: ScreenProps<typeof mandateMachine>) {
  const { mandate, isLoanSigned } = snapshot.context;
  if (mandate === null) return null;
  const options = optionsNow(snapshot.context);
  const canRetry = snapshot.can({ type: 'retry' });
  const canContinue = snapshot.can({ type: 'nextMethod.chosen' });
  const nextStep = isLoanSigned ? null : nextStepText(options);
  const nextMethodName = options.next === null ? '' : methodLabels[options.next].name;
  return (
    <Page
      title={mandateCopy.title}
      {...mandateFailureCopy(mandate)}
      status={mandate.status === 'FAILED' || mandate.status === 'REJECTED' ? 'failure' : 'info'}
      onBack={back}
      {...(isLoanSigned ? {} : { steps: loanSteps('bankAccount') })}
      action={
        <>
          {canRetry && (
            <Button onClick={() => send({ type: 'retry' })}>
              {isLoanSigned ? copy.toAutopay : copy.again}
            </Button>
          )}
          {canContinue && (
            <Button
              variant={canRetry ? 'ghost' : 'primary'}
              onClick={() => send({ type: 'nextMethod.chosen' })}
            >
              {copy.nextMethod(nextMethodName)}
            </Button>
          )}
          {snapshot.can({ type: 'contact.opened' }) && (
            <Button onClick={() => send({ type: 'contact.opened' })}>{copy.contact}</Button>
          )}
        </>
      }
    >
      {nextStep !== null && <Card>{nextStep}</Card>}
      <LenderLine nbfc={mandate.nbfc} />
    </Page>
  );
}
