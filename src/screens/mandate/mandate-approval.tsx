import { useId } from 'react';
import { mandateCopy, methodLabels } from '#messages/mandate';
import type { Failure } from '../../../machines/domain/base/failure';
import { APPROVAL_METHODS } from '../../../machines/domain/mandate/mandate-fallback';
import type { mandateMachine } from '../../../machines/mandate/machine';
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

/** The terms, and the choice of an approval method, before the merchant leaves for the bank or the UPI app. */
export function MandateApprovalScreen({ snapshot, send, back }: ScreenProps<typeof mandateMachine>) {
  const { mandate, instalment, failure, approvalMethod, unavailableMethods } = snapshot.context;
  const hintId = useId();
  const isPending = snapshot.hasTag('pending');
  const canStart = isPending || snapshot.can({ type: 'mandate.started' });
  const message = failure === null || isPending ? null : failureTexts(failure);
  return (
    <Page
      title={mandateCopy.title}
      heading={mandateCopy.terms.heading}
      lead={copy.lead}
      onBack={back}
      steps={loanSteps('bankAccount')}
      busy={isPending}
      action={
        <>
          <Hint id={hintId} role="status">
            {canStart ? copy.leaving : copy.chooseFirst}
          </Hint>
          <Button
            busy={isPending}
            {...(canStart
              ? { onClick: () => send({ type: 'mandate.started' }) }
              : { 'aria-disabled': true as const, 'aria-describedby': hintId })}
          >
            {approvalMethod === null ? copy.action : methodLabels[approvalMethod].action}
          </Button>
        </>
      }
    >
      {message !== null && (
        <Banner tone="due" title={message.title} role="alert">
          {message.text}
        </Banner>
      )}
      {mandate !== null && <MandateTerms mandate={mandate} instalment={instalment} />}
      <ChoiceGroup legend={copy.method}>
        {APPROVAL_METHODS.map((method) => {
          const isUnavailable = unavailableMethods.includes(method);
          return (
            <ChoiceCard
              key={method}
              name="method"
              value={method}
              title={methodLabels[method].title}
              detail={isUnavailable ? copy.unavailable : methodLabels[method].detail}
              checked={approvalMethod === method}
              disabled={isUnavailable}
              onSelect={() => {
                if (!isPending) send({ type: 'method.chosen', approvalMethod: method });
              }}
            />
          );
        })}
      </ChoiceGroup>
    </Page>
  );
}

function failureTexts({ reason }: Failure) {
  return reason === 'refused' ? copy.notOffered : copy.requestFailed;
}
