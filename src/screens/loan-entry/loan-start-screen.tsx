import { coolingOff, loanEntryCopy as copy, fromAmount } from '#messages/loan-entry';
import { sharedCopy } from '#messages/shared';
import { isFeatureOn } from '../../../machines/domain/base/features';
import { formatMoney } from '../../../machines/domain/base/money';
import { partnerLenders } from '../../../machines/domain/lender/lenders';
import type { loanEntryMachine } from '../../../machines/loan-entry/machine';
import type { ScreenProps } from '../../journey/screen';
import { Amount } from '../../ui/base/amount';
import { Card } from '../../ui/base/card';
import { Icon, type IconName } from '../../ui/base/icon';
import { IconDot } from '../../ui/base/icon-dot';
import { Stack } from '../../ui/base/stack';
import { Hint, Lead, SectionHeading, Text } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { ListRow } from '../../ui/lists/list-row';
import { Lender } from '../shared/lender';
import { Page } from '../shared/pages/page';
import { RetryWait } from '../shared/retry-wait';

/** Introduction to the loan, with a button to the application, to the offers, or to check the status again. */
export function LoanStartScreen({ snapshot, send, back }: ScreenProps<typeof loanEntryMachine>) {
  const { entry } = snapshot.context;
  const config = entry?.config;
  const maxAmount = config?.maxLoanAmount ?? 0;
  const minAmount = config?.minLoanAmount ?? 0;
  const coolingOffDays = config?.coolingOffDays ?? 0;
  const canStart = snapshot.can({ type: 'application.begun' });
  const canSeeOffers = snapshot.can({ type: 'offers.opened' });
  const needsSmsPermission = entry !== null && isFeatureOn(entry.features, 'ENFORCED_SMS_PERMISSION');
  return (
    <Page
      title={copy.title}
      heading={copy.startHeading}
      onBack={back}
      action={
        canStart ? (
          <Button onClick={() => send({ type: 'application.begun' })}>{copy.begin}</Button>
        ) : (
          <Button onClick={() => send({ type: canSeeOffers ? 'offers.opened' : 'retry' })}>
            {canSeeOffers ? copy.seeOffers : sharedCopy.checkAgain}
          </Button>
        )
      }
    >
      {!canStart && !canSeeOffers && (
        <Banner title={copy.confirmedBefore}>{copy.confirmedBeforeDetail}</Banner>
      )}
      {needsSmsPermission && <Banner title={copy.smsTitle}>{copy.smsDetail}</Banner>}
      {canStart && entry !== null && <RetryWait {...entry.userState.rateLimit} asOf={entry.asOf} />}
      {/* Offers have a maximum of their own. */}
      {canStart && maxAmount > 0 && (
        <Stack gap="xs">
          <Lead>{copy.upTo}</Lead>
          <Amount size="xl">{formatMoney(maxAmount)}</Amount>
          {minAmount > 0 && <Hint>{fromAmount(formatMoney(minAmount))}</Hint>}
        </Stack>
      )}
      <Card tight>
        {canStart && <FactRow icon="clock" title={copy.beginTitle} detail={copy.beginDetail} />}
        <FactRow icon="rupee" title={copy.choiceTitle} detail={copy.choiceDetail} />
        <FactRow icon="document" title={copy.costTitle} detail={copy.costDetail} />
        <FactRow
          icon="shield"
          title={copy.changeTitle}
          detail={
            coolingOffDays > 0 ? `${copy.changeDetail} ${coolingOff(coolingOffDays)}` : copy.changeDetail
          }
        />
      </Card>
      {canStart && (
        <Card>
          <Stack gap="sm">
            <SectionHeading>{copy.lendersTitle}</SectionHeading>
            <Text>{copy.lendersDetail}</Text>
            {partnerLenders.map((partner) => (
              <Lender key={partner} nbfc={partner} />
            ))}
          </Stack>
        </Card>
      )}
    </Page>
  );
}

function FactRow({ icon, title, detail }: { icon: IconName; title: string; detail: string }) {
  return (
    <ListRow
      icon={
        <IconDot size="lg">
          <Icon name={icon} size={22} />
        </IconDot>
      }
      title={title}
      detail={detail}
      strong
    />
  );
}
