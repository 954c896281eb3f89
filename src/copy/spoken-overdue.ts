import { spokenAmount } from '#messages/amount-in-words';
import { dueMessages } from '#messages/due';
import { spokenTexts as texts } from '#messages/spoken';
import type { DueInfo } from '../../machines/domain/loan/due';
import type { Payable, PayableLines } from '../../machines/domain/loan/payable';
import { spokenDate } from './spoken-figures';

interface Overdue {
  /** What the merchant should do now, as the page says it. */
  readonly task: string | null;
  readonly due: DueInfo;
  readonly payable: Payable;
  /** Null where they do not add up to the amount. */
  readonly lines: PayableLines | null;
  readonly lender: string;
}

/** An overdue loan, as sentences to read aloud: what to do, how much to whom, since when, and what it is made of. */
export function spokenOverdue({ task, due, payable, lines, lender }: Overdue): readonly string[] {
  return [
    ...(task === null ? [] : [texts.sentence(task)]),
    texts.due(spokenAmount(payable.amount), lender),
    ...(due.kind === 'overdue'
      ? [texts.sentence(dueMessages.oldestUnpaid(spokenDate(due.on), -due.daysLeft))]
      : []),
    ...(lines === null ? [] : spokenLines(lines)),
  ];
}

function spokenLines({ instalments, lateCharges, alreadyPaid }: PayableLines): readonly string[] {
  const sum = instalments.reduce((subtotal, { amount }) => subtotal + amount, 0);
  return [
    ...(sum > 0 ? [texts.dueInstalments(instalments.length, spokenAmount(sum))] : []),
    ...(lateCharges > 0 ? [texts.dueLateCharge(spokenAmount(lateCharges))] : []),
    ...(alreadyPaid > 0 ? [texts.alreadyPaid(spokenAmount(alreadyPaid))] : []),
  ];
}
