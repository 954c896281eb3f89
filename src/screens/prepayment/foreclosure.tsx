import { prepaymentCopy } from '#messages/prepayment';
import { isPenaltyWaiveOffOn } from '../../../machines/domain/base/features';
import { formatMoney } from '../../../machines/domain/base/money';
import { savingOf } from '../../../machines/domain/loan/foreclosure-quote';
import { noonTimestamp, quoteDays } from '../../../machines/domain/loan/quote-days';
import type { prepaymentMachine } from '../../../machines/prepayment/machine';
import { lenderOf } from '../../../machines/prepayment/selectors';
import { formatDate } from '../../copy/dates';
import { lenderName } from '../../copy/lender';
import type { ScreenProps } from '../../journey/screen';
import { Amount } from '../../ui/base/amount';
import { Card } from '../../ui/base/card';
import { CompareBars } from '../../ui/base/compare-bars';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { Button } from '../../ui/controls/button';
import { SelectField } from '../../ui/controls/select-field';
import { Banner } from '../../ui/feedback/banner';
import { Lender } from '../shared/lender';
import { LoadingScreen } from '../shared/pages/loading-screen';
import { Page } from '../shared/pages/page';
import { QuoteRows } from './quote-rows';
import { TimeLeftRow } from './time-left';

const copy = prepaymentCopy.closing;

/** The cost of foreclosure, line by line. Only today's quote can be paid; a quote for another day is for information. */
export function ForeclosureScreen({ snapshot, send }: ScreenProps<typeof prepaymentMachine>) {
  const { context } = snapshot;
  const { facts, quote, dayQuote, notice } = context;
  const isPending = snapshot.hasTag('pending');
  const loan = facts?.details.loan ?? null;
  // After the quote expired or changed, it is hidden until the new one is loaded.
  const isOutdated = snapshot.matches('loadingForeclosure') && notice !== null;
  if (facts === null || loan === null || quote === null || isOutdated) {
    return <LoadingScreen title={prepaymentCopy.title} awaiting={prepaymentCopy.loadingQuote} />;
  }
  const lender = lenderName(lenderOf(context));
  const { foreclosure } = dayQuote ?? quote;
  const { total, validUntil, pendingInstalments, remainingPayable } = foreclosure;
  const saving = savingOf(foreclosure);
  const quotedDay = noonTimestamp(foreclosure.quoteDate);
  const isToday = dayQuote === null;
  const lead =
    isToday || quotedDay === null ? copy.leadToday(lender) : copy.leadDay(lender, formatDate(quotedDay));
  const action = isToday ? (
    <Button busy={isPending} onClick={() => send({ type: 'closing.accepted' })}>
      {copy.action(formatMoney(total))}
    </Button>
  ) : (
    <Button busy={isPending} onClick={() => send({ type: 'day.chosen', date: null })}>
      {copy.today}
    </Button>
  );
  return (
    <Page
      title={prepaymentCopy.title}
      heading={copy.heading}
      lead={lead}
      onBack={() => send({ type: 'back' })}
      busy={isPending}
      action={action}
    >
      {notice !== null && (
        <Banner tone="due" title={notice === 'changed' ? copy.changedTitle : copy.expiredTitle} role="alert">
          {copy[notice]}
        </Banner>
      )}
      <Card>
        <Stack>
          <Lender nbfc={loan.nbfc}>{prepaymentCopy.lender(lender)}</Lender>
          <Amount>{formatMoney(total)}</Amount>
          {saving !== null && (
            <>
              {saving !== 0 && (
                <Rows>
                  <Row
                    label={saving > 0 ? copy.saving : copy.dearer}
                    value={formatMoney(Math.abs(saving))}
                    strong
                  />
                </Rows>
              )}
              <CompareBars
                bars={[
                  {
                    label: copy.toTheEnd,
                    text: formatMoney(remainingPayable),
                    amount: remainingPayable,
                    tone: 'plain',
                  },
                  {
                    label: isToday ? copy.closeToday : copy.closeThen,
                    text: formatMoney(total),
                    amount: total,
                    tone: saving >= 0 ? 'success' : 'late',
                  },
                ]}
              />
            </>
          )}
        </Stack>
      </Card>
      <Card>
        <QuoteRows
          foreclosure={foreclosure}
          isWaiverShown={isPenaltyWaiveOffOn(facts.features)}
          isToday={isToday}
        />
      </Card>
      <Card>
        <Rows>
          <Row label={copy.instalmentsLeft} value={pendingInstalments} />
          <Row label={copy.autopay} value={loan.autoDebit.isEnabled ? copy.autopayEnds : copy.autopayOff} />
          {isToday && validUntil !== null && (
            <TimeLeftRow
              label={copy.validUntil}
              until={validUntil}
              serverClockAheadMs={quote.serverClockAheadMs}
            />
          )}
        </Rows>
      </Card>
      <SelectField
        label={copy.day}
        placeholder={copy.dayPlaceholder}
        options={quoteDays(quote.readAt).map(({ date, timestamp }) => ({
          value: date,
          label: formatDate(timestamp),
        }))}
        value={context.requestedDate ?? dayQuote?.foreclosure.quoteDate ?? ''}
        disabled={isPending}
        error={context.isDateRefused ? copy.dateRefused(lender) : undefined}
        onChange={({ currentTarget: { value } }) =>
          send({ type: 'day.chosen', date: value === '' ? null : value })
        }
      />
    </Page>
  );
}
