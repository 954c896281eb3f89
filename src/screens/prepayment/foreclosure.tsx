import { savingOf } from '../../../machines/domain/closing';
import { formatDate } from '../../../machines/domain/dates';
import { isPenaltyWaiveOffOn } from '../../../machines/domain/features';
import { lenderInitials } from '../../../machines/domain/lenders';
import { formatMoney } from '../../../machines/domain/money';
import { quoteDays, timeOfDay } from '../../../machines/domain/quote-days';
import type { prepaymentMachine } from '../../../machines/prepayment/machine';
import { prepaymentCopy } from '../../copy/prepayment';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Amount } from '../../ui/amount';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { LenderTag } from '../../ui/lender-tag';
import { Page } from '../../ui/page';
import { Row, Rows } from '../../ui/rows';
import { SelectField } from '../../ui/select-field';
import { Stack } from '../../ui/stack';
import { LoadingScreen } from '../shared/loading-screen';
import { SupportLink } from '../shared/support-link';
import { lenderOf } from './facts-of';
import { QuoteRows } from './quote-rows';
import { TimeLeftRow } from './time-left';

const copy = prepaymentCopy.closing;

/** What closing costs, line by line: today, where it can be paid, or on another day, to look at. */
export function ForeclosureScreen({ snapshot, send }: ScreenProps<typeof prepaymentMachine>) {
  const { context } = snapshot;
  const { facts, quote, dayQuote, notice } = context;
  const isPending = snapshot.hasTag('pending');
  const loan = facts?.details.loan ?? null;
  // Of an amount that has run out or changed, nothing is shown while the new one is on its way.
  const isOutdated = snapshot.matches('loadingForeclosure') && notice !== null;
  if (facts === null || loan === null || quote === null || isOutdated) {
    return <LoadingScreen title={prepaymentCopy.title} awaiting={prepaymentCopy.loadingQuote} />;
  }
  const lender = lenderOf(context);
  const { foreclosure } = dayQuote ?? quote;
  const { total, validUntil, pendingInstalments, remainingPayable } = foreclosure;
  const saving = savingOf(foreclosure);
  const day = timeOfDay(foreclosure.quoteDate);
  const isToday = dayQuote === null;
  const lead = isToday || day === null ? copy.leadToday(lender) : copy.leadDay(lender, formatDate(day));
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
      backLabel={sharedCopy.back}
      help={<SupportLink />}
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
          <LenderTag initials={lenderInitials(loan.nbfc)} name={prepaymentCopy.lender(lender)} />
          <Amount>{formatMoney(total)}</Amount>
          <QuoteRows foreclosure={foreclosure} canWaive={isPenaltyWaiveOffOn(facts.features)} />
        </Stack>
      </Card>
      <Card>
        <Rows>
          <Row label={copy.toTheEnd} value={formatMoney(remainingPayable)} />
          {saving !== null && <Row label={copy.saving} value={formatMoney(saving)} strong />}
          <Row label={copy.instalmentsLeft} value={pendingInstalments} />
          <Row label={copy.autopay} value={loan.autoDebit.isEnabled ? copy.autopayEnds : copy.autopayOff} />
          {isToday && validUntil !== null && (
            <TimeLeftRow label={copy.validUntil} until={validUntil} clockAhead={quote.clockAhead} />
          )}
        </Rows>
      </Card>
      <SelectField
        label={copy.day}
        placeholder={copy.dayPlaceholder}
        options={quoteDays(quote.readAt).map(({ date, at }) => ({ value: date, label: formatDate(at) }))}
        value={context.askedDate ?? dayQuote?.foreclosure.quoteDate ?? ''}
        disabled={isPending}
        error={context.isDateRefused ? copy.dateRefused(lender) : undefined}
        onChange={({ currentTarget: { value } }) =>
          send({ type: 'day.chosen', date: value === '' ? null : value })
        }
      />
    </Page>
  );
}
