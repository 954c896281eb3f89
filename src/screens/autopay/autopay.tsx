import { useId } from 'react';
import { autopayCopy } from '#messages/autopay';
import type { autopayMachine } from '../../../machines/autopay/machine';
import { lenderOf } from '../../../machines/autopay/selectors';
import { nextInstalmentOf } from '../../../machines/domain/loan/loan';
import type { MandateType } from '../../../machines/domain/mandate/mandate';
import { notContinuedCopy } from '../../copy/autopay';
import { mandateAccount } from '../../copy/mandate-account';
import type { ScreenProps } from '../../journey/screen';
import { Hint } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { ChoiceCard } from '../../ui/controls/choice-card';
import { ChoiceGroup } from '../../ui/controls/choice-group';
import { Banner } from '../../ui/feedback/banner';
import { Page } from '../shared/pages/page';
import { AutopayTerms } from './autopay-terms';

const copy = autopayCopy.terms;

/** The terms of the mandate and the choice of an approval method, before the merchant leaves for the bank's page. */
export function AutopayScreen({ snapshot, send, back }: ScreenProps<typeof autopayMachine>) {
  const { loan, mandate, failure, chosenMethod, unavailableMethods, failedMethod } = snapshot.context;
  const hintId = useId();
  const isPending = snapshot.hasTag('pending');
  const canContinue = isPending || snapshot.can({ type: 'mandate.started' });
  const message = failure === null || isPending ? null : notContinuedCopy(failure);
  const account = mandate === null ? null : mandateAccount(mandate);

  function methodCard(method: MandateType, title: string, detail: string) {
    const isUnavailable = unavailableMethods.includes(method);
    return (
      <ChoiceCard
        name="method"
        value={method}
        title={title}
        detail={isUnavailable ? copy.notOffered : method === failedMethod ? copy.failedBefore : detail}
        checked={chosenMethod === method}
        disabled={isUnavailable}
        onSelect={() => {
          if (!isPending) send({ type: 'method.chosen', chosenMethod: method });
        }}
      />
    );
  }

  const upiCard = methodCard('UPI', copy.upi, copy.upiDetail);

  return (
    <Page
      title={autopayCopy.title}
      heading={copy.heading}
      lead={copy.lead}
      onBack={back}
      busy={isPending}
      action={
        <>
          {message !== null && (
            <Banner tone="due" role="alert" title={message.title}>
              {message.text}
            </Banner>
          )}
          <Hint id={hintId} role="status">
            {canContinue ? copy.leaving : copy.chooseFirst}
          </Hint>
          <Button
            busy={isPending}
            {...(canContinue
              ? { onClick: () => send({ type: 'mandate.started' }) }
              : { 'aria-disabled': true as const, 'aria-describedby': hintId })}
          >
            {chosenMethod === null ? copy.continue : copy.continueTo[chosenMethod]}
          </Button>
        </>
      }
    >
      {mandate !== null && (
        <AutopayTerms
          mandate={mandate}
          instalment={loan === null ? null : nextInstalmentOf(loan)}
          nbfc={lenderOf(snapshot.context)}
        />
      )}
      <ChoiceGroup legend={copy.method}>
        {/* A method that failed before is offered last. */}
        {failedMethod !== 'UPI' && upiCard}
        {methodCard(
          'ENACH',
          copy.netBanking,
          account === null ? copy.notReported : copy.netBankingDetail(account),
        )}
        {failedMethod === 'UPI' && upiCard}
      </ChoiceGroup>
    </Page>
  );
}
