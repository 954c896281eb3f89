import { cancelLoanCopy } from '#messages/cancel-loan';
import { startedCopy } from '#messages/started-payment';
import type { cancelLoanMachine } from '../../../machines/cancel-loan/machine';
import { formatMoney } from '../../../machines/domain/base/money';
import { coolingOffLeftMs } from '../../../machines/domain/loan/cancellation-quote';
import { cancelTimeLeft } from '../../copy/cancel-loan';
import { formatDayAndTime } from '../../copy/dates';
import { lenderName } from '../../copy/lender';
import type { ScreenProps } from '../../journey/screen';
import { Amount } from '../../ui/base/amount';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { Text } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { Lender } from '../shared/lender';
import { useCountdown } from '../shared/use-countdown';
import { CancellationConsent } from './cancellation-consent';
import { ReturnCostCard, TrueCostCard } from './return-cost-cards';

const copy = cancelLoanCopy.coolingOff;

/** Cancellation in the cooling-off period: its cost, line by line, and the time left. */
export function CoolingOffCancellation(props: ScreenProps<typeof cancelLoanMachine>) {
  const { start } = props.snapshot.context;
  const timeLeftMs = useCountdown(start === null ? 0 : coolingOffLeftMs(start.quote, start.quotedAt));
  if (start === null) return null;
  const { quote, pendingPayment } = start;
  const [startedPayment] = start.startedPayments;
  const nbfc = start.loan?.nbfc ?? null;
  const lender = lenderName(nbfc);
  const total = formatMoney(quote.total);
  return (
    <CancellationConsent
      {...props}
      heading={copy.heading}
      lead={copy.lead}
      consent={copy.consent(lender)}
      action={quote.total === 0 ? copy.actionForNothing : copy.action(total)}
    >
      {(pendingPayment !== null || startedPayment !== undefined) && (
        <>
          {pendingPayment !== null && (
            <Banner tone="due" title={copy.pending.title(formatMoney(pendingPayment.amount))}>
              {copy.pending.text}
            </Banner>
          )}
          {pendingPayment === null && startedPayment !== undefined && (
            <Banner
              tone="due"
              title={startedCopy.title(formatMoney(startedPayment.amount), startedPayment.method)}
            >
              {startedCopy.text(formatDayAndTime(startedPayment.startedAt))}
            </Banner>
          )}
          <Button
            variant="secondary"
            disabled={props.snapshot.hasTag('pending')}
            onClick={() => props.send({ type: 'earlierPayment.opened' })}
          >
            {copy.pending.see}
          </Button>
        </>
      )}
      <Card tone="due">
        <Stack gap="sm">
          <Text>{copy.youPay}</Text>
          <Amount size="xl">{total}</Amount>
          <Lender nbfc={nbfc}>{lender}</Lender>
        </Stack>
      </Card>
      {quote.coolingOffUntil !== null && (
        <Card>
          <Rows>
            <Row
              label={copy.cancelTimeLeft}
              hint={copy.until(formatDayAndTime(quote.coolingOffUntil))}
              value={cancelTimeLeft(timeLeftMs)}
              strong
            />
          </Rows>
        </Card>
      )}
      <TrueCostCard quote={quote} disbursedAmount={start.loan?.disbursedAmount ?? 0} />
      <ReturnCostCard quote={quote} />
    </CancellationConsent>
  );
}
