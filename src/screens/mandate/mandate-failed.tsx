import { offeredNow } from '../../../machines/mandate/context';
import type { mandateMachine } from '../../../machines/mandate/machine';
import { failedWords, mandateCopy, nextStepWords, wayWords } from '../../copy/mandate';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Button } from '../../ui/controls/button';
import { loanSteps } from '../shared/loan-steps';
import { Page } from '../shared/pages/page';
import { LenderLine } from './lender-line';

const copy = mandateCopy.failed;

/** The bank said no: why, in plain words, and only what can work next. */
export function MandateFailedScreen({ snapshot, send, back }: ScreenProps<typeof mandateMachine>) {
  const { mandate, isOfLoan } = snapshot.context;
  if (mandate === null) return null;
  const offered = offeredNow(snapshot.context);
  const mayTryAgain = snapshot.can({ type: 'retry' });
  const mayGoOn = snapshot.can({ type: 'way.next' });
  const said = isOfLoan ? null : nextStepWords(offered);
  const way = offered.next === null ? '' : wayWords[offered.next].name;
  return (
    <Page
      title={mandateCopy.title}
      {...failedWords(mandate)}
      status={mandate.status === 'FAILED' || mandate.status === 'REJECTED' ? 'failure' : 'info'}
      onBack={back}
      {...(isOfLoan ? {} : { steps: loanSteps('bankAccount') })}
      action={
        <>
          {mayTryAgain && (
            <Button onClick={() => send({ type: 'retry' })}>{isOfLoan ? copy.toAutopay : copy.again}</Button>
          )}
          {mayGoOn && (
            <Button variant={mayTryAgain ? 'ghost' : 'primary'} onClick={() => send({ type: 'way.next' })}>
              {copy.nextWay(way)}
            </Button>
          )}
          {snapshot.can({ type: 'contact.opened' }) && (
            <Button onClick={() => send({ type: 'contact.opened' })}>{copy.contact}</Button>
          )}
        </>
      }
    >
      {said !== null && <Card>{said}</Card>}
      <LenderLine nbfc={mandate.nbfc} />
    </Page>
  );
}
