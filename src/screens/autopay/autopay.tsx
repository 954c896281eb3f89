import { useId } from 'react';
import type { autopayMachine } from '../../../machines/autopay/machine';
import { lenderOf } from '../../../machines/autopay/selectors';
import type { MandateType } from '../../../machines/domain/mandate/mandate';
import { autopayCopy, notContinuedCopy } from '../../copy/autopay';
import { accountOf } from '../../copy/mandate-account';
import type { ScreenProps } from '../../journey/screen';
import { Hint } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { ChoiceCard } from '../../ui/controls/choice-card';
import { ChoiceGroup } from '../../ui/controls/choice-group';
import { Banner } from '../../ui/feedback/banner';
import { LenderLine } from '../shared/lender-line';
import { Page } from '../shared/pages/page';
import { AutopayTerms } from './autopay-terms';

const copy = autopayCopy.terms;

/** What may be debited, and the choice of an approval method, before the merchant leaves for the bank's page. */
export function AutopayScreen({ snapshot, send, back }: ScreenProps<typeof autopayMachine>) {
  const { mandate, failure, chosenMethod, unavailableMethods, failedMethod } = snapshot.context;
  const hint = useId();
  const isPending = snapshot.hasTag('pending');
  const isReady = isPending || snapshot.can({ type: 'mandate.started' });
  const message = failure === null || isPending ? null : notContinuedCopy(failure);
  const account = mandate === null ? null : accountOf(mandate);

  function card(of: MandateType, title: string, detail: string) {
    const isClosed = unavailableMethods.includes(of);
    return (
      <ChoiceCard
        name="way"
        value={of}
        title={title}
        detail={isClosed ? copy.notOffered : of === failedMethod ? copy.failedBefore : detail}
        checked={chosenMethod === of}
        disabled={isClosed}
        onSelect={() => {
          if (!isPending) send({ type: 'method.chosen', chosenMethod: of });
        }}
      />
    );
  }

  const upi = card('UPI', copy.upi, copy.upiDetail);

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
          <Hint id={hint} role="status">
            {isReady ? copy.leaving : copy.chooseFirst}
          </Hint>
          <Button
            busy={isPending}
            {...(isReady
              ? { onClick: () => send({ type: 'mandate.started' }) }
              : { 'aria-disabled': true as const, 'aria-describedby': hint })}
          >
            {chosenMethod === null ? copy.continue : copy.continueTo[chosenMethod]}
          </Button>
        </>
      }
    >
      {mandate !== null && <AutopayTerms mandate={mandate} />}
      <ChoiceGroup legend={copy.method}>
        {failedMethod !== 'UPI' && upi}
        {card('ENACH', copy.netBanking, account === null ? copy.notSaid : copy.netBankingDetail(account))}
        {failedMethod === 'UPI' && upi}
      </ChoiceGroup>
      <LenderLine nbfc={lenderOf(snapshot.context)} />
    </Page>
  );
}
