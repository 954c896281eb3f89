import { autopayDebit } from '../../../machines/domain/autopay-debit';
import { calendarDaysBetween, formatDate } from '../../../machines/domain/dates';
import { isOn, isSettlementOfferOn } from '../../../machines/domain/features';
import type { Loan } from '../../../machines/domain/loan';
import { formatMoney } from '../../../machines/domain/money';
import { oldestOpen } from '../../../machines/domain/oldest-open';
import type { PrepaymentFacts } from '../../../machines/prepayment/context';
import type { Plan } from '../../../machines/prepayment/plan';
import { prepaymentCopy } from '../../copy/prepayment';
import type { PrepaymentContext } from './facts-of';

const copy = prepaymentCopy.choice;

/** One way to pay; `amount` in paise, by the lender's word, null where it is the merchant's or not known. */
export interface Choice {
  readonly kind: Plan['kind'];
  readonly title: string;
  readonly amount: number | null;
  readonly detail: string;
}

/** What can be paid now, each with the lender's amount; what does not exist is not offered. */
export function choicesOf(facts: PrepaymentFacts, quote: PrepaymentContext['quote']): readonly Choice[] {
  const { loan } = facts.details;
  if (loan === null) return [];
  return [
    ...instalment(loan, facts),
    ...overdue(loan),
    {
      kind: 'custom' as const,
      title: copy.custom,
      amount: null,
      detail: copy.customDetail(formatMoney(loan.maxRepaymentAmount)),
    },
    ...waysToEnd(loan, facts, quote),
  ];
}

/** What ends the loan, the cheapest first; one whose amount is not known comes last. */
function waysToEnd(loan: Loan, facts: PrepaymentFacts, quote: PrepaymentContext['quote']): readonly Choice[] {
  const all = [...full(loan), closing(facts, quote), ...settlement(facts, quote)];
  return all
    .map((choice) => comparedWith(choice, all))
    .sort((a, b) => (a.amount ?? Number.POSITIVE_INFINITY) - (b.amount ?? Number.POSITIVE_INFINITY));
}

/** Paying to the end and closing early end the loan alike: the dearer one says how much more it costs. */
function comparedWith(choice: Choice, all: readonly Choice[]): Choice {
  const { kind, amount, detail } = choice;
  const otherKind = kind === 'full' ? 'foreclosure' : 'full';
  const other = all.find((one) => one.kind === otherKind)?.amount ?? null;
  if (kind === 'settlement' || amount === null || other === null || amount === other) return choice;
  const difference = formatMoney(Math.abs(amount - other));
  if (kind === 'foreclosure') {
    const words = amount < other ? copy.closingSaves : copy.closingDearer;
    return { ...choice, detail: words(difference) };
  }
  return amount < other ? choice : { ...choice, detail: `${detail}. ${copy.fullDearer(difference)}` };
}

function instalment(loan: Loan, { details, readAt }: PrepaymentFacts): Choice[] {
  if (loan.nextDueInstalmentAmount <= 0) return [];
  const line = oldestOpen(details.instalments);
  const dueDate = line?.dueDate ?? null;
  const isLate = dueDate !== null && calendarDaysBetween(readAt, dueDate) < 0;
  const detail =
    line === null || dueDate === null ? '' : copy.instalmentDetail(line.number, formatDate(dueDate));
  const title = isLate ? copy.oldest : copy.instalment;
  const debit = autopayDebit(loan, { mandate: null, repayments: null }, readAt);
  const words = debit?.kind === 'expected' ? copy.byAutopay(formatDate(debit.on)) : null;
  return [
    {
      kind: 'instalment',
      title,
      amount: loan.nextDueInstalmentAmount,
      detail: [detail, words].filter((part) => part !== null && part !== '').join('. '),
    },
  ];
}

/** All that is due, unless it is no more than the one instalment above. */
function overdue(loan: Loan): Choice[] {
  if (loan.totalDue <= 0 || loan.totalDue === loan.nextDueInstalmentAmount) return [];
  const late = loan.latePenaltiesAdded - loan.latePenaltiesPaid;
  const detail = late > 0 ? copy.overdueDetail(formatMoney(late)) : copy.overdueDetailPlain;
  return [{ kind: 'overdue', title: copy.overdue, amount: loan.totalDue, detail }];
}

function full(loan: Loan): Choice[] {
  const count = loan.totalInstalments - loan.instalmentsPaid;
  if (count <= 0) return [];
  return [
    { kind: 'full', title: copy.full, amount: loan.maxRepaymentAmount, detail: copy.fullDetail(count) },
  ];
}

function closing({ features }: PrepaymentFacts, quote: PrepaymentContext['quote']): Choice {
  const about = { kind: 'foreclosure', title: copy.closing } as const;
  if (!isOn(features, 'PRE_CLOSURE')) return { ...about, amount: null, detail: copy.closingOff };
  if (quote === null) return { ...about, amount: null, detail: copy.closingUnknown };
  return { ...about, amount: quote.foreclosure.total, detail: copy.closingPlain };
}

function settlement({ features }: PrepaymentFacts, quote: PrepaymentContext['quote']): Choice[] {
  const offer = quote?.foreclosure.settlement ?? null;
  if (offer === null || !isSettlementOfferOn(features)) return [];
  return [
    { kind: 'settlement', title: copy.settlement, amount: offer.amount, detail: copy.settlementDetail },
  ];
}
