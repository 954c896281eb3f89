import type { Frequency } from '../../../machines/domain/base/frequency';
import { untilDaysAfterMoney } from './cooling-off';
import { plural } from './locale';

/** The button that reads a page aloud, and ends that. */
export const listenCopy = {
  listen: 'Listen',
  stop: 'Stop',
  /** For a screen reader, where a page has several. @param what that is read */
  about: (what: string) => ` (${what})`,
} as const;

/**
 * What is read aloud, one sentence each, as a bank clerk would say it. Amounts are in words, rates and counts in digits, dates are spoken ones.
 * Nothing personal is in them: a host or the browser gets them.
 */
export const spokenTexts = {
  /** Ends a text of the page that has no end mark. */
  sentence: (text: string) => `${text}.`,

  upTo: (amount: string) => `You can take a loan of up to ${amount}.`,
  apr: (rate: string) => `The yearly cost is ${rate} percent.`,
  aprRange: (least: string, most: string) => `The yearly cost is ${least} to ${most} percent.`,
  /** @param names separated by commas */
  offersFrom: (names: string) => `The offers are from ${names}.`,

  offerFrom: (lender: string) => `This is an offer from ${lender}.`,
  inBank: (amount: string) => `You get ${amount} in your bank.`,
  howMany: (count: number) =>
    plural(count, { one: `There is ${count} instalment.`, other: `There are ${count} instalments.` }),
  lastInstalment: (amount: string) => `The last instalment is ${amount}.`,
  firstInstalment: (date: string) => `The first instalment is on ${date}.`,
  firstInstalmentIf: (date: string, moneyDate: string) =>
    `The first instalment is on ${date}, if the money comes on ${moneyDate}.`,
  total: (amount: string) => `In all you pay back ${amount}.`,
  fee: (amount: string) => `The processing fee is ${amount}.`,
  gst: (amount: string) => `The GST on the fee is ${amount}.`,
  feeWithGst: (amount: string) => `The processing fee with GST is ${amount}.`,
  lateCharge: 'Look at the late charge on this page, too.',
  giveBack: (days: number) => `You may give the loan back ${untilDaysAfterMoney(days)}.`,

  inBankNotGiven: 'The lender has not said how much you get in your bank.',
  instalmentNotGiven: 'The lender has not said how much an instalment is.',
  howManyNotGiven: 'The lender has not said how many instalments there are.',
  totalNotGiven: 'The lender has not said how much you pay back in all.',
  aprNotGiven: 'The lender has not said the yearly cost.',

  due: (amount: string, lender: string) => `The amount due to ${lender} is ${amount}.`,
  dueInstalments: (count: number, amount: string) =>
    plural(count, {
      one: `In it is ${count} instalment of ${amount}.`,
      other: `In it are ${count} instalments, together ${amount}.`,
    }),
  dueLateCharge: (amount: string) => `In it is a late charge of ${amount}.`,
  alreadyPaid: (amount: string) => `Of the instalments, ${amount} is already paid.`,
} as const;

/** The instalment, by how often it is paid. */
export const spokenInstalments: Readonly<Record<Frequency, (amount: string) => string>> = {
  daily: (amount) => `You pay ${amount} each day.`,
  weekly: (amount) => `You pay ${amount} each week.`,
  monthly: (amount) => `You pay ${amount} each month.`,
  unknown: (amount) => `You pay ${amount} each time.`,
};
