import { mandateCopy as copy } from '#messages/mandate';
import type { mandateMachine } from '../../../machines/mandate/machine';
import { triedMethod } from '../../../machines/mandate/selectors';
import type { ScreenProps } from '../../journey/screen';
import { Hint } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { loanSteps } from '../shared/loan-steps';
import { Page } from '../shared/pages/page';
import { MandateTerms } from './mandate-terms';

/** The terms of the mandate, before the merchant leaves for the bank's page. */
export function EnachScreen({ snapshot, send, back }: ScreenProps<typeof mandateMachine>) {
  const { mandate, instalment, failure, hasReturned } = snapshot.context;
  const isLeaving = snapshot.hasTag('pending');
  const message = failure !== null ? copy.terms.notOpened : hasReturned ? copy.terms.returned : null;
  return (
    <Page
      title={copy.title}
      heading={copy.terms.heading}
      lead={copy.terms.lead}
      onBack={back}
      steps={loanSteps('bankAccount')}
      action={
        <>
          <Hint>{copy.terms.leaving}</Hint>
          <Button busy={isLeaving} onClick={() => send({ type: 'mandate.started' })}>
            {copy.terms.action}
          </Button>
          <Button variant="ghost" disabled={isLeaving} onClick={() => send({ type: 'methods.opened' })}>
            {copy.terms.otherMethods}
          </Button>
        </>
      }
    >
      {message !== null && !isLeaving && (
        <Banner tone="due" title={message.title} role="alert">
          {message.text}
        </Banner>
      )}
      {mandate !== null && (
        <MandateTerms
          mandate={mandate}
          instalment={instalment}
          approvalMethod={triedMethod(snapshot.context)}
        />
      )}
    </Page>
  );
}
