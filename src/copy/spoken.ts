import { agreementCopy } from '#messages/agreement';
import { spokenAmount } from '#messages/amount-in-words';
import { dueMessages } from '#messages/due';
import { offerSelectionCopy } from '#messages/offer-selection';
import { spokenInstalments, spokenTexts as texts } from '#messages/spoken';
import { timeInIndia } from '../../machines/domain/base/dates';
import type { Frequency } from '../../machines/domain/base/frequency';
import type { DueInfo } from '../../machines/domain/loan/due';
import type { KeyFacts } from '../../machines/domain/loan/key-facts';
import { highestAmount, type LoanOffer } from '../../machines/domain/loan/loan-offer';
import type { Payable, PayableLines } from '../../machines/domain/loan/payable';
import { formatMonth } from './dates';
import { lenderName } from './lender';
import { lastInstalmentAmount, leastAndMost } from './money';

/** The terms of an offer or an agreement. Amounts in paise, 0 where the lender gives none; the rate in percent. */
interface SpokenLoan {
  readonly nbfc: string | null;
  readonly transferableAmount: number;
  readonly instalment: number;
  readonly instalments: number;
  readonly frequency: Frequency;
  readonly payableAmount: number;
  readonly processingFee: { readonly amount: number };
  readonly gst: { readonly amount: number };
  readonly apr: number | null;
}

/** All offers, as sentences to read aloud: up to how much, at what cost, from whom. @param lenders their names */
export function spokenOffers(offers: readonly LoanOffer[], lenders: readonly string[]): readonly string[] {
  const aprs = leastAndMost(offers.map(({ apr }) => apr));
  return [
    texts.upTo(spokenAmount(highestAmount(offers))),
    ...(aprs === null ? [] : [aprSentence(aprs.least, aprs.most)]),
    texts.offersFrom(lenders.join(', ')),
    offerSelectionCopy.free,
  ];
}

/** One offer, as sentences to read aloud. @param facts null while they are loading, and before they are asked for */
export function spokenOffer(
  offer: LoanOffer,
  facts: KeyFacts | null,
  coolingOffDays: number,
): readonly string[] {
  return [
    texts.offerFrom(lenderName(offer.nbfc)),
    ...spokenTerms(offer, facts),
    ...(offer.processingFee.amount > 0 ? [texts.fee(spokenAmount(offer.processingFee.amount))] : []),
    ...(offer.gst.amount > 0 ? [texts.gst(spokenAmount(offer.gst.amount))] : []),
    texts.lateCharge,
    ...spokenReturn(coolingOffDays),
  ];
}

/** The agreement, as sentences to read aloud. @param coolingOffDays 0 where they are not known */
export function spokenAgreement(agreement: SpokenLoan, coolingOffDays: number): readonly string[] {
  const fees = agreement.processingFee.amount + agreement.gst.amount;
  return [
    agreementCopy.review.lead(lenderName(agreement.nbfc)),
    ...spokenTerms(agreement, null),
    ...(fees > 0 ? [texts.feeWithGst(spokenAmount(fees))] : []),
    texts.lateCharge,
    ...spokenReturn(coolingOffDays),
  ];
}

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

/** Money in hand, instalments, total and yearly cost. What the lender does not give is said not to be given, as on the page. */
function spokenTerms(loan: SpokenLoan, facts: KeyFacts | null): readonly string[] {
  const { transferableAmount, instalment, instalments, frequency, payableAmount, apr } = loan;
  const last = lastInstalmentAmount(instalment, instalments, payableAmount);
  return [
    given(transferableAmount, texts.inBank, texts.inBankNotGiven),
    given(instalment, spokenInstalments[frequency], texts.instalmentNotGiven),
    instalments > 0 ? texts.howMany(instalments) : texts.howManyNotGiven,
    ...(last === null ? [] : [texts.lastInstalment(spokenAmount(last))]),
    ...firstInstalment(facts),
    given(payableAmount, texts.total, texts.totalNotGiven),
    apr === null ? texts.aprNotGiven : texts.apr(rate(apr)),
  ];
}

function firstInstalment(facts: KeyFacts | null): readonly string[] {
  if (facts === null || facts.firstInstalmentAt === null) return [];
  const { firstInstalmentAt, assumedDisbursalAt } = facts;
  const date = spokenDate(firstInstalmentAt);
  return assumedDisbursalAt === null
    ? [texts.firstInstalment(date)]
    : [texts.firstInstalmentIf(date, spokenDate(assumedDisbursalAt))];
}

function spokenReturn(days: number): readonly string[] {
  return days > 0 ? [texts.giveBack(days)] : [];
}

function given(paise: number, text: (amount: string) => string, notGiven: string): string {
  return paise > 0 ? text(spokenAmount(paise)) : notGiven;
}

function aprSentence(least: number, most: number): string {
  return least === most ? texts.apr(rate(least)) : texts.aprRange(rate(least), rate(most));
}

/** The percentage that the page shows, without its sign. */
function rate(percent: number): string {
  return String(Number(percent.toFixed(2)));
}

/** With the month in full: an abbreviation may be read letter by letter. @param time milliseconds */
function spokenDate(time: number): string {
  return `${timeInIndia(time).day} ${formatMonth(time)}`;
}
