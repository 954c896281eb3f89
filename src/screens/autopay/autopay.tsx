import { useId } from 'react';

import type { autopayMachine } from '../../../machines/autopay/machine';
import type { MandateType } from '../../../machines/domain/mandate/mandate';
import { autopayCopy, notGoneOnWords } from '../../copy/autopay';
import { accountOf } from '../../copy/mandate-account';
import type { ScreenProps } from '../../journey/screen';
import { Hint } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { ChoiceCard } from '../../ui/controls/choice-card';
import { ChoiceGroup } from '../../ui/controls/choice-group';
import { Banner } from '../../ui/feedback/banner';
import { Page } from '../shared/pages/page';
import { AutopayTerms } from './autopay-terms';
import { LenderLine } from './lender-line';

const copy = autopayCopy.terms;

/** What may be debited, and which way to approve it, before the merchant leaves for the bank's page. */
export function AutopayScreen({ snapshot, send, back }: ScreenProps<typeof autopayMachine>) {
  const { mandate, failure, way, closedWays, failedWay } = snapshot.context;
  const hint = useId();
  const isPending = snapshot.hasTag('pending');
  const isReady = isPending || snapshot.can({ type: 'mandate.started' });
  const news = failure === null || isPending ? null : notGoneOnWords(failure);
  const account = mandate === null ? null : accountOf(mandate);

  function card(of: MandateType, title: string, detail: string) {
    const isClosed = closedWays.includes(of);
    return (
      <ChoiceCard
        name="way"
        value={of}
        title={title}
        detail={isClosed ? copy.notOffered : of === failedWay ? copy.failedBefore : detail}
        checked={way === of}
        disabled={isClosed}
        onSelect={() => {
          if (!isPending) send({ type: 'way.chosen', way: of });
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
          {news !== null && (
            <Banner tone="due" role="alert" title={news.title}>
              {news.text}
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
            {way === null ? copy.continue : copy.continueTo[way]}
          </Button>
        </>
      }
    >
      {mandate !== null && <AutopayTerms mandate={mandate} />}
      <ChoiceGroup legend={copy.way}>
        {failedWay !== 'UPI' && upi}
        {card('ENACH', copy.netBanking, account === null ? copy.notSaid : copy.netBankingDetail(account))}
        {failedWay === 'UPI' && upi}
      </ChoiceGroup>
      <LenderLine of={snapshot.context} />
    </Page>
  );
}
