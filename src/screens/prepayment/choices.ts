import { prepaymentCopy } from '#messages/prepayment';
import { calendarDaysBetween } from '../../../machines/domain/base/dates';
import {
  isFeatureOn,
  isPenaltyWaiveOffOn,
  isSettlementOfferOn,
} from '../../../machines/domain/base/features';
import { formatMoney } from '../../../machines/domain/base/money';
import { amountLeft, type Loan } from '../../../machines/domain/loan/loan';
import { oldestUnpaidInstalment } from '../../../machines/domain/loan/oldest-unpaid-instalment';
import { autopayDebit } from '../../../machines/domain/mandate/autopay-debit';
import type { Context, Plan, PrepaymentFacts } from '../../../machines/prepayment/context';
import { formatDate } from '../../copy/dates';

const copy = prepaymentCopy.choice;

/** One option. `amount` in paise, as the lender reports it; null where the merchant enters it, or where it is not known. */
export interface Choice {
  readonly kind: Plan['kind'];
  readonly title: string;
  readonly amount: number | null;
  readonly detail: string;
}

/** The available options, in the order in which they are shown. */
export function choicesOf(facts: PrepaymentFacts, quote: Context['quote']): readonly Choice[] {
  const { loan } = facts.details;
  if (loan === null) return [];
  return [
    ...instalmentChoice(loan, facts),
    ...overdueChoice(loan),
    ...customChoice(loan),
    ...closingChoices(loan, facts, quote),
  ];
}

/** Options that close the loan, the cheapest first; one with an unknown amount comes last. */
function closingChoices(loan: Loan, facts: PrepaymentFacts, quote: Context['quote']): readonly Choice[] {
  const full = fullAmount(loan);
  const isForeclosureQuoted = isFeatureOn(facts.features, 'PRE_CLOSURE') && quote !== null;
  // Paise by which foreclosure costs more than paying all instalments. The more expensive option shows it.
  const difference = full !== null && isForeclosureQuoted ? quote.foreclosure.total - full : 0;
  const choices = [
    ...fullChoice(loan, difference),
    foreclosureChoice(facts, quote, difference),
    ...settlementChoice(facts, quote),
  ];
  return choices.sort(
    (a, b) => (a.amount ?? Number.POSITIVE_INFINITY) - (b.amount ?? Number.POSITIVE_INFINITY),
  );
}

function joinSentences(...sentences: readonly (string | null)[]): string {
  return sentences.filter((sentence) => sentence !== null).join(' ');
}

/** The oldest open instalment. */
function instalmentChoice(loan: Loan, { details, debits, readAt }: PrepaymentFacts): Choice[] {
  if (loan.nextDueInstalmentAmount <= 0) return [];
  const oldest = oldestUnpaidInstalment(details.instalments);
  const dueDate = oldest?.dueDate ?? null;
  const isOverdue = dueDate !== null && calendarDaysBetween(readAt, dueDate) < 0;
  const detail =
    oldest === null || dueDate === null ? null : copy.instalmentDetail(oldest.number, formatDate(dueDate));
  const title = isOverdue ? copy.oldest : copy.instalment;
  const debit = autopayDebit(loan, debits, readAt);
  const autopayText = debit?.kind === 'expected' ? copy.byAutopay(formatDate(debit.on)) : null;
  return [
    {
      kind: 'instalment',
      title,
      amount: loan.nextDueInstalmentAmount,
      detail:
        detail !== null && autopayText !== null
          ? prepaymentCopy.followedBy(detail, autopayText)
          : (detail ?? autopayText ?? ''),
    },
  ];
}

/** The whole amount due; omitted where it equals the oldest open instalment, which is an option already. */
function overdueChoice(loan: Loan): Choice[] {
  if (loan.totalDue <= 0 || loan.totalDue === loan.nextDueInstalmentAmount) return [];
  const unpaidLateCharges = loan.lateChargesAdded - loan.lateChargesPaid;
  const detail =
    unpaidLateCharges > 0 ? copy.overdueDetail(formatMoney(unpaidLateCharges)) : copy.overdueDetailPlain;
  return [{ kind: 'overdue', title: copy.overdue, amount: loan.totalDue, detail }];
}

/** An amount of one's own, up to what is left; omitted where that is not known, as each amount would be refused as too large. */
function customChoice(loan: Loan): Choice[] {
  const left = amountLeft(loan);
  if (left === null) return [];
  return [{ kind: 'custom', title: copy.custom, amount: null, detail: copy.customDetail(formatMoney(left)) }];
}

/** What all remaining instalments cost, in paise; null where none remains, or where it is not known. */
function fullAmount(loan: Loan): number | null {
  return loan.totalInstalments > loan.instalmentsPaid ? amountLeft(loan) : null;
}

/**
 * All remaining instalments; omitted where their amount is not known.
 * @param difference paise by which foreclosure costs more than all instalments; negative where it costs less
 */
function fullChoice(loan: Loan, difference: number): Choice[] {
  const amount = fullAmount(loan);
  if (amount === null) return [];
  const countText = copy.fullDetail(loan.totalInstalments - loan.instalmentsPaid);
  const detail =
    difference < 0
      ? prepaymentCopy.followedBy(countText, copy.fullDearer(formatMoney(-difference)))
      : countText;
  return [{ kind: 'full', title: copy.full, amount, detail }];
}

/** @param difference paise by which foreclosure costs more than all instalments; negative where it costs less */
function foreclosureChoice(
  { features }: PrepaymentFacts,
  quote: Context['quote'],
  difference: number,
): Choice {
  const base = { kind: 'foreclosure', title: copy.closing } as const;
  if (!isFeatureOn(features, 'PRE_CLOSURE')) return { ...base, amount: null, detail: copy.closingOff };
  if (quote === null) return { ...base, amount: null, detail: copy.closingUnknown };
  const { total, penaltyWaived } = quote.foreclosure;
  const isWaived = isPenaltyWaiveOffOn(features) && penaltyWaived > 0;
  const waiverText = isWaived ? copy.closingWaives(formatMoney(penaltyWaived)) : null;
  return { ...base, amount: total, detail: joinSentences(comparisonText(difference), waiverText) };
}

function comparisonText(difference: number): string {
  if (difference === 0) return copy.closingPlain;
  const amount = formatMoney(Math.abs(difference));
  return difference < 0 ? copy.closingSaves(amount) : copy.closingDearer(amount);
}

function settlementChoice({ features }: PrepaymentFacts, quote: Context['quote']): Choice[] {
  const offer = quote?.foreclosure.settlement ?? null;
  if (offer === null || !isSettlementOfferOn(features)) return [];
  return [
    { kind: 'settlement', title: copy.settlement, amount: offer.amount, detail: copy.settlementDetail },
  ];
}
