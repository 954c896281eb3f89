import { historyCopy as copy, paymentStatusLabels } from '#messages/history';
import { formatMoney } from '../../../machines/domain/base/money';
import type { HistoryLine, LateChargeEntry, PaymentEntry } from '../../../machines/domain/loan/history';
import type { PaymentStatus } from '../../../machines/domain/payment/payment-enums';
import { formatDayAndTime } from '../../copy/dates';
import { entryTitle, lateChargeStatus, monthName } from '../../copy/history';
import { Icon, type IconName } from '../../ui/base/icon';
import { IconDot } from '../../ui/base/icon-dot';
import { MonthHeading, MonthLine } from '../../ui/base/month-line';
import { type Tone, ToneText } from '../../ui/base/tone-text';
import { ListRow } from '../../ui/lists/list-row';

const statusStyles: Readonly<Record<PaymentStatus, readonly [tone: Tone, icon: IconName]>> = {
  SUCCESS: ['success', 'tick'],
  CREATED: ['due', 'clock'],
  PENDING: ['due', 'clock'],
  FAILED: ['late', 'cross'],
  CANCELLED: ['muted', 'cross'],
  EXPIRED: ['muted', 'clock'],
  REFUND_INITIATED: ['info', 'refresh'],
  REFUNDED: ['info', 'refresh'],
};

interface HistoryRowProps {
  readonly line: HistoryLine;
  /** The loan has ended. */
  readonly hasLoanEnded: boolean;
  /** The statement is being shared: rows cannot be tapped. */
  readonly isBusy: boolean;
  readonly onOpen: (payment: Pick<PaymentEntry, 'id' | 'isForeclosure'>) => void;
}

/** One row of the history; the first row of a month is preceded by the month's heading. */
export function HistoryRow({ line, hasLoanEnded, isBusy, onOpen }: HistoryRowProps) {
  const { entry, beginsMonth, endsMonth } = line;
  return (
    <>
      {beginsMonth && <MonthHeading>{monthName(entry.createdAt)}</MonthHeading>}
      <MonthLine first={beginsMonth} last={endsMonth}>
        {entry.kind === 'payment' ? (
          <PaymentRow entry={entry} isBusy={isBusy} onOpen={onOpen} />
        ) : (
          <LateChargeRow entry={entry} hasLoanEnded={hasLoanEnded} />
        )}
      </MonthLine>
    </>
  );
}

function PaymentRow({
  entry,
  isBusy,
  onOpen,
}: { readonly entry: PaymentEntry } & Pick<HistoryRowProps, 'isBusy' | 'onOpen'>) {
  const [tone, icon] = statusStyles[entry.status];
  return (
    <ListRow
      icon={
        <IconDot tone={tone}>
          <Icon name={icon} size={16} />
        </IconDot>
      }
      title={entryTitle(entry)}
      strong
      {...dateDetail(entry.createdAt)}
      trailing={
        <>
          {formatMoney(entry.amount)}
          <ToneText tone={tone}>{paymentStatusLabels[entry.status]}</ToneText>
        </>
      }
      disabled={isBusy}
      onClick={() => onOpen({ id: entry.id, isForeclosure: entry.isForeclosure })}
    />
  );
}

function LateChargeRow({ entry, hasLoanEnded }: { entry: LateChargeEntry; hasLoanEnded: boolean }) {
  const isPaidOrLoanEnded = hasLoanEnded || entry.amountPaid >= entry.amount;
  const tone = isPaidOrLoanEnded ? 'muted' : 'late';
  const dateText = entry.createdAt === null ? null : formatDayAndTime(entry.createdAt);
  const instalmentText = entry.instalment === null ? null : copy.ofInstalment(entry.instalment);
  return (
    <ListRow
      icon={
        <IconDot tone={tone}>
          <Icon name="alert" size={16} />
        </IconDot>
      }
      title={entryTitle(entry)}
      strong
      detail={[dateText, instalmentText].filter((part) => part !== null).join(' · ')}
      trailing={
        <>
          {formatMoney(entry.amount)}
          <ToneText tone={tone}>{lateChargeStatus(entry, hasLoanEnded)}</ToneText>
        </>
      }
    />
  );
}

/** Props with the date as the detail line. @param time milliseconds; null when the service gave none */
function dateDetail(time: number | null): { readonly detail?: string } {
  return time === null ? {} : { detail: formatDayAndTime(time) };
}
