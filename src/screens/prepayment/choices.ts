import { calendarDaysBetween, formatDate } from '../../../machines/domain/base/dates';
import { isOn, isPenaltyWaiveOffOn, isSettlementOfferOn } from '../../../machines/domain/base/features';
import { formatMoney } from '../../../machines/domain/base/money';
import type { Loan } from '../../../machines/domain/loan/loan';
import { oldestOpen } from '../../../machines/domain/loan/oldest-open';
import { autopayDebit } from '../../../machines/domain/mandate/autopay-debit';
import type { Context, Plan, PrepaymentFacts } from '../../../machines/prepayment/context';
import { prepaymentCopy } from '../../copy/prepayment';

const copy = prepaymentCopy.choice;

/** One option; `amount` in paise, from the lender, null where the merchant enters it or it is not known. */
export interface Choice {
  readonly kind: Plan['kind'];
  readonly title: string;
  readonly amount: number | null;
  readonly detail: string;
}

/** The available options, each with the lender's amount. */
export function choicesOf(facts: PrepaymentFacts, quote: Context['quote']): readonly Choice[] {
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
    ...closingChoices(loan, facts, quote),
  ];
}

/** Options that close the loan, the cheapest first; one with an unknown amount comes last. */
function closingChoices(loan: Loan, facts: PrepaymentFacts, quote: Context['quote']): readonly Choice[] {
  const isFullOffered = loan.totalInstalments > loan.instalmentsPaid;
  const isClosingQuoted = isOn(facts.features, 'PRE_CLOSURE') && quote !== null;
  // Both close the loan: the dearer option shows the difference.
  const difference = isFullOffered && isClosingQuoted ? quote.foreclosure.total - loan.maxRepaymentAmount : 0;
  const all = [...full(loan, difference), closing(facts, quote, difference), ...settlement(facts, quote)];
  return all.sort((a, b) => (a.amount ?? Number.POSITIVE_INFINITY) - (b.amount ?? Number.POSITIVE_INFINITY));
}

function joined(...sentences: readonly (string | null)[]): string {
  return sentences.filter((one) => one !== null).join(' ');
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
  const texts = debit?.kind === 'expected' ? copy.byAutopay(formatDate(debit.on)) : null;
  return [
    {
      kind: 'instalment',
      title,
      amount: loan.nextDueInstalmentAmount,
      detail: [detail, texts].filter((part) => part !== null && part !== '').join('. '),
    },
  ];
}

/** Everything due, unless it equals the single instalment above. */
function overdue(loan: Loan): Choice[] {
  if (loan.totalDue <= 0 || loan.totalDue === loan.nextDueInstalmentAmount) return [];
  const late = loan.latePenaltiesAdded - loan.latePenaltiesPaid;
  const detail = late > 0 ? copy.overdueDetail(formatMoney(late)) : copy.overdueDetailPlain;
  return [{ kind: 'overdue', title: copy.overdue, amount: loan.totalDue, detail }];
}

/** @param difference paise by which closing early costs more */
function full(loan: Loan, difference: number): Choice[] {
  const count = loan.totalInstalments - loan.instalmentsPaid;
  if (count <= 0) return [];
  const about = copy.fullDetail(count);
  const detail = difference < 0 ? `${about}. ${copy.fullDearer(formatMoney(-difference))}` : about;
  return [{ kind: 'full', title: copy.full, amount: loan.maxRepaymentAmount, detail }];
}

/** @param difference paise by which closing early costs more than all instalments */
function closing({ features }: PrepaymentFacts, quote: Context['quote'], difference: number): Choice {
  const about = { kind: 'foreclosure', title: copy.closing } as const;
  if (!isOn(features, 'PRE_CLOSURE')) return { ...about, amount: null, detail: copy.closingOff };
  if (quote === null) return { ...about, amount: null, detail: copy.closingUnknown };
  const { total, penaltyWaived } = quote.foreclosure;
  const isWaived = isPenaltyWaiveOffOn(features) && penaltyWaived > 0;
  const waived = isWaived ? copy.closingWaives(formatMoney(penaltyWaived)) : null;
  return { ...about, amount: total, detail: joined(comparison(difference), waived) };
}

function comparison(difference: number): string {
  if (difference === 0) return copy.closingPlain;
  const amount = formatMoney(Math.abs(difference));
  return difference < 0 ? copy.closingSaves(amount) : copy.closingDearer(amount);
}

function settlement({ features }: PrepaymentFacts, quote: Context['quote']): Choice[] {
  const offer = quote?.foreclosure.settlement ?? null;
  if (offer === null || !isSettlementOfferOn(features)) return [];
  return [
    { kind: 'settlement', title: copy.settlement, amount: offer.amount, detail: copy.settlementDetail },
  ];
}
