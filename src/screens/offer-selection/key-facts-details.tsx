import { useState } from 'react';
import { moneyCopy } from '#messages/money';
import { offerSelectionCopy as copy } from '#messages/offer-selection';
import { instalmentsPerYear } from '../../../machines/domain/base/frequency';
import { formatMoney } from '../../../machines/domain/base/money';
import type { KeyFacts } from '../../../machines/domain/loan/key-facts';
import type { LoanOffer } from '../../../machines/domain/loan/loan-offer';
import { formatDate } from '../../copy/dates';
import { aprLine, moneyOrNotGiven } from '../../copy/money';
import { Disclosure } from '../../ui/base/disclosure';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { SectionHeading, Text } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { ListRow } from '../../ui/lists/list-row';
import { LongList } from '../../ui/lists/long-list';

interface KeyFactsDetailsProps {
  readonly offer: LoanOffer;
  readonly facts: KeyFacts;
}

/** The long parts of the statement, folded: how the APR is worked out, the clauses of the agreement, and every instalment. */
export function KeyFactsDetails({ offer, facts }: KeyFactsDetailsProps) {
  return (
    <>
      <Stack gap="sm">
        <Disclosure title={copy.aprHow}>
          <AprSheet offer={offer} />
        </Disclosure>
        {facts.clauses.map(({ name, text }) => (
          <Disclosure key={name} title={name}>
            <Text>{text}</Text>
          </Disclosure>
        ))}
      </Stack>
      <Schedule schedule={facts.schedule} />
    </>
  );
}

/** The figures from which the APR follows (Key Facts Statement, Annex B). */
function AprSheet({ offer }: { readonly offer: LoanOffer }) {
  const perYear = instalmentsPerYear(offer.frequency);
  if (offer.apr === null) return <Text>{copy.aprMissing}</Text>;
  return (
    <Stack gap="xs">
      <Rows>
        <Row label={moneyCopy.loanAmount} value={moneyOrNotGiven(offer.loanAmount)} />
        <Row label={moneyCopy.processingFee} value={`− ${formatMoney(offer.processingFee.amount)}`} />
        <Row label={moneyCopy.gst} value={`− ${formatMoney(offer.gst.amount)}`} />
        <Row label={moneyCopy.inBank} value={moneyOrNotGiven(offer.transferableAmount)} strong />
        <Row label={moneyCopy.payInAll} value={moneyOrNotGiven(offer.payableAmount)} />
        <Row label={moneyCopy.instalments} value={offer.instalments} />
        {perYear > 0 && <Row label={copy.aprPeriods} value={perYear} />}
        <Row label={moneyCopy.apr} value={aprLine(offer.apr)} strong />
      </Rows>
      <Text>{copy.aprSentence}</Text>
    </Stack>
  );
}

/** Of a line of the schedule on a phone, before it is measured. */
const ROW_HEIGHT_PX = 92;

/** Every instalment (Annex C). They are rendered when asked for: a daily loan has hundreds. */
function Schedule({ schedule }: Pick<KeyFacts, 'schedule'>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Stack gap="sm">
      <SectionHeading>{copy.schedule}</SectionHeading>
      {schedule.length === 0 && <Text>{copy.scheduleMissing}</Text>}
      {schedule.length > 0 && !isShown && (
        <Button variant="secondary" onClick={() => setIsShown(true)}>
          {copy.scheduleShow(schedule.length)}
        </Button>
      )}
      {isShown && (
        <LongList
          label={copy.schedule}
          count={schedule.length}
          estimatedRowHeightPx={ROW_HEIGHT_PX}
          keyOf={(index) => String(schedule[index]?.number ?? index)}
        >
          {(index) => <ScheduleRow instalment={schedule[index]} />}
        </LongList>
      )}
    </Stack>
  );
}

function ScheduleRow({ instalment }: { readonly instalment: KeyFacts['schedule'][number] | undefined }) {
  if (instalment === undefined) return null;
  const { number, dueAt, principal, interest, amount, balance } = instalment;
  return (
    <ListRow
      title={dueAt === null ? copy.instalmentNumber(number) : copy.instalmentOn(number, formatDate(dueAt))}
      detail={copy.instalmentParts(formatMoney(principal), formatMoney(interest), formatMoney(balance))}
      trailing={formatMoney(amount)}
    />
  );
}
