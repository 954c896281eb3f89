import { spokenAmount } from '#messages/amount-in-words';
import { spokenInstalments, spokenTexts as texts } from '#messages/spoken';
import type { Frequency } from '../../machines/domain/base/frequency';
import type { KeyFacts } from '../../machines/domain/loan/key-facts';
import { lastInstalmentAmount } from './money';
import { spokenDate, spokenRate } from './spoken-figures';

/** The terms of an offer or an agreement. Amounts in paise, 0 where the lender gives none; the rate in percent. */
export interface SpokenLoan {
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

/** Money in hand, instalments, total and yearly cost. What the lender does not give is said not to be given, as on the page. */
export function spokenTerms(loan: SpokenLoan, facts: KeyFacts | null): readonly string[] {
  const { transferableAmount, instalment, instalments, frequency, payableAmount, apr } = loan;
  const last = lastInstalmentAmount(instalment, instalments, payableAmount);
  return [
    given(transferableAmount, texts.inBank, texts.inBankNotGiven),
    given(instalment, spokenInstalments[frequency], texts.instalmentNotGiven),
    instalments > 0 ? texts.howMany(instalments) : texts.howManyNotGiven,
    ...(last === null ? [] : [texts.lastInstalment(spokenAmount(last))]),
    ...firstInstalment(facts),
    given(payableAmount, texts.total, texts.totalNotGiven),
    apr === null ? texts.aprNotGiven : texts.apr(spokenRate(apr)),
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

/** For how many days the loan may be given back; nothing where it is not known (0). */
export function spokenReturn(days: number): readonly string[] {
  return days > 0 ? [texts.giveBack(days)] : [];
}

function given(paise: number, text: (amount: string) => string, notGiven: string): string {
  return paise > 0 ? text(spokenAmount(paise)) : notGiven;
}
