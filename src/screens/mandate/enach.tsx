import type { mandateMachine } from '../../../machines/mandate/machine';
import { triedRung } from '../../../machines/mandate/setup';
import { mandateCopy as copy } from '../../copy/mandate';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Page } from '../../ui/page';
import { Hint } from '../../ui/text';
import { loanSteps } from '../shared/loan-steps';
import { SupportLink } from '../shared/support-link';
import { MandateTerms } from './mandate-terms';

/** What the bank may debit, how often and until when, before the merchant leaves for the bank's page. */
export function EnachScreen({ snapshot, send, back }: ScreenProps<typeof mandateMachine>) {
  const { mandate, failure, hasReturned } = snapshot.context;
  const isLeaving = snapshot.hasTag('pending');
  const news = failure !== null ? copy.before.notOpened : hasReturned ? copy.before.returned : null;
  return (
    <Page
      title={copy.title}
      heading={copy.before.heading}
      lead={copy.before.lead}
      onBack={back}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      steps={loanSteps('bankAccount')}
      action={
        <>
          <Hint>{copy.before.leaving}</Hint>
          <Button busy={isLeaving} onClick={() => send({ type: 'mandate.started' })}>
            {copy.before.action}
          </Button>
          <Button variant="ghost" disabled={isLeaving} onClick={() => send({ type: 'ways.opened' })}>
            {copy.before.otherWays}
          </Button>
        </>
      }
    >
      {news !== null && !isLeaving && (
        <Banner tone="due" title={news.title} role="alert">
          {news.text}
        </Banner>
      )}
      {mandate !== null && <MandateTerms mandate={mandate} rung={triedRung(snapshot.context)} />}
    </Page>
  );
}
