import type { ReactNode } from 'react';
import { homeCopy as copy } from '#messages/home';
import { withLateCharge } from '#messages/money';
import { formatMoney } from '../../../machines/domain/base/money';
import { type DueInfo, dueInfo } from '../../../machines/domain/loan/due';
import { isAllPaid } from '../../../machines/domain/loan/loan';
import { type PayableLines, payableLines, payableOf } from '../../../machines/domain/loan/payable';
import type { HomeFacts } from '../../../machines/home/context';
import { dueHeading, dueLine, oldestUnpaid } from '../../copy/due';
import { lenderName } from '../../copy/lender';
import { spokenOverdue } from '../../copy/spoken-overdue';
import { Amount } from '../../ui/base/amount';
import { Card } from '../../ui/base/card';
import { SideAction } from '../../ui/base/side-action';
import { Stack } from '../../ui/base/stack';
import { Hint, SplitLine, Strong } from '../../ui/base/text';
import { Banner } from '../../ui/feedback/banner';
import { Lender } from '../shared/lender';
import { AmountInWords } from '../shared/speech/amount-in-words';
import { ListenButton } from '../shared/speech/listen-button';
import { PayablePanel } from './payable-panel';
import { EarlierPaymentNotice } from './payment-notices';

type Tone = 'late' | 'due' | 'plain';

const tones = { overdue: 'late', today: 'due', tomorrow: 'due', later: 'plain' } as const satisfies Record<
  DueInfo['kind'],
  Tone
>;

interface DueCardProps {
  readonly facts: HomeFacts;
  /** What the merchant should do now, which stands above the card; null for nothing. */
  readonly task: string | null;
  /** The bank pays it: no colour of warning. */
  readonly isPaidByAutopay: boolean;
  /** Shown also when everything is paid; nothing without a refund. */
  readonly refundNotice: ReactNode;
  /** The Pay button, or what replaces it. */
  readonly children: ReactNode;
}

/** The due banner: the due date in the wording of spec 2.4, the amount in the largest type, and the Pay button. */
export function DueCard({ facts, task, isPaidByAutopay, refundNotice, children }: DueCardProps) {
  const { loan, instalments, readAt } = facts;
  if (loan === null) return null;
  const due = dueInfo(loan, readAt);
  const payable = payableOf(loan, readAt);
  if (isAllPaid(loan))
    return (
      <>
        <Banner tone="success">{copy.allPaid}</Banner>
        {refundNotice}
      </>
    );
  if (due === null) return <NoDueDateCard facts={facts}>{children}</NoDueDateCard>;
  const lines = payable === null ? null : payableLines(loan, instalments, payable, readAt);
  const late = oldestUnpaid(due);
  const lender = lenderName(loan.nbfc);
  const tone = isPaidByAutopay ? 'plain' : tones[due.kind];
  return (
    <Card tone={tone}>
      <Stack gap="sm">
        <EarlierPaymentNotice facts={facts} />
        <Stack gap="xs">
          <SplitLine tone={tone}>
            {tone === 'plain' ? <Strong>{dueHeading(due)}</Strong> : <strong>{dueHeading(due)}</strong>}
            {due.line !== null && !loan.isWeekly && <span>{dueLine(due.line)}</span>}
          </SplitLine>
          {late !== null && <Strong>{late}</Strong>}
          {payable === null ? (
            <Hint>{copy.amountUnknown}</Hint>
          ) : (
            <div>
              <Amount size="lg">{formatMoney(payable.amount)}</Amount>
              <AmountInWords paise={payable.amount} />
            </div>
          )}
          {payable !== null && (
            <SideAction>
              <Lender nbfc={loan.nbfc}>{copy.payTo(lender)}</Lender>
              {due.kind === 'overdue' && payable.amount > 0 && (
                <ListenButton sentences={spokenOverdue({ task, due, payable, lines, lender })} />
              )}
            </SideAction>
          )}
          {lines !== null && <Hint>{linesText(lines, loan.totalInstalments)}</Hint>}
          {due.kind === 'later' && due.isInLastWeek && <Hint>{copy.inDays(due.daysLeft)}</Hint>}
          {due.line !== null && loan.isWeekly && <Hint>{copy.nextInstalment(dueLine(due.line))}</Hint>}
        </Stack>
        {children}
        {payable !== null && <PayablePanel due={due} payable={payable} lines={lines} />}
      </Stack>
    </Card>
  );
}

/** Shown without a due date: the amount still owed, if the lender gives it. */
function NoDueDateCard({ facts, children }: Pick<DueCardProps, 'facts' | 'children'>) {
  const left = facts.loan?.maxRepaymentAmount ?? 0;
  return (
    <Card>
      <Stack gap="sm">
        {left > 0 && <Strong>{copy.left(formatMoney(left))}</Strong>}
        <Hint>{copy.nextUnknown}</Hint>
        <EarlierPaymentNotice facts={facts} />
        {children}
      </Stack>
    </Card>
  );
}

/** The lines in one text: "2 instalments ₹4,830 · late charge ₹300". A single instalment is shown by its number. */
function linesText(
  { instalments, lateCharges, alreadyPaid }: PayableLines,
  totalInstalments: number,
): string {
  const [first] = instalments;
  const sum = instalments.reduce((subtotal, { amount }) => subtotal + amount, 0);
  const isSingle = instalments.length === 1 && first !== undefined;
  return [
    isSingle ? copy.instalment(first.number, totalInstalments) : '',
    instalments.length > 1 ? copy.madeUpOf(instalments.length, formatMoney(sum)) : '',
    lateCharges > 0 ? withLateCharge(formatMoney(lateCharges)) : '',
    alreadyPaid > 0 ? copy.alreadyPaid(formatMoney(alreadyPaid)) : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
}
