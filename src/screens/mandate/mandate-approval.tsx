import { useId } from 'react';

import type { Failure } from '../../../machines/domain/base/failure';
import { APPROVAL_METHODS } from '../../../machines/domain/mandate/mandate-fallback';
import type { mandateMachine } from '../../../machines/mandate/machine';
import { mandateCopy, wayWords } from '../../copy/mandate';
import type { ScreenProps } from '../../journey/screen';
import { Hint } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { ChoiceCard } from '../../ui/controls/choice-card';
import { ChoiceGroup } from '../../ui/controls/choice-group';
import { Banner } from '../../ui/feedback/banner';
import { loanSteps } from '../shared/loan-steps';
import { Page } from '../shared/pages/page';
import { MandateTerms } from './mandate-terms';

const copy = mandateCopy.approval;

/** What is agreed to, and which way to approve it, before the merchant leaves for the bank or the UPI app. */
export function MandateApprovalScreen({ snapshot, send, back }: ScreenProps<typeof mandateMachine>) {
  const { mandate, failure, approvalMethod, closedWays } = snapshot.context;
  const hint = useId();
  const isPending = snapshot.hasTag('pending');
  const isReady = isPending || snapshot.can({ type: 'mandate.started' });
  const news = failure === null || isPending ? null : newsOf(failure);
  return (
    <Page
      title={mandateCopy.title}
      heading={mandateCopy.before.heading}
      lead={copy.lead}
      onBack={back}
      steps={loanSteps('bankAccount')}
      busy={isPending}
      action={
        <>
          <Hint id={hint} role="status">
            {isReady ? copy.leaving : copy.chooseFirst}
          </Hint>
          <Button
            busy={isPending}
            {...(isReady
              ? { onClick: () => send({ type: 'mandate.started' }) }
              : { 'aria-disabled': true as const, 'aria-describedby': hint })}
          >
            {approvalMethod === null ? copy.action : wayWords[approvalMethod].action}
          </Button>
        </>
      }
    >
      {news !== null && (
        <Banner tone="due" title={news.title} role="alert">
          {news.text}
        </Banner>
      )}
      {mandate !== null && <MandateTerms mandate={mandate} />}
      <ChoiceGroup legend={copy.way}>
        {APPROVAL_METHODS.map((way) => {
          const isClosed = closedWays.includes(way);
          return (
            <ChoiceCard
              key={way}
              name="way"
              value={way}
              title={wayWords[way].title}
              detail={isClosed ? copy.closed : wayWords[way].detail}
              checked={approvalMethod === way}
              disabled={isClosed}
              onSelect={() => {
                if (!isPending) send({ type: 'way.chosen', way });
              }}
            />
          );
        })}
      </ChoiceGroup>
    </Page>
  );
}

function newsOf({ reason }: Failure) {
  return reason === 'refused' ? copy.notOffered : copy.notAsked;
}
