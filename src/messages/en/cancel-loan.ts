import { plural } from './locale';

/** Texts of the journey cancel-loan: before the disbursal, or in the cooling-off days. */
export const cancelLoanCopy = {
  title: 'Cancel loan',
  loading: 'Asking the lender if the loan can be cancelled',
  missing: { title: 'Check one thing', text: 'Tick the box if you want to cancel this loan.' },
  keep: 'Keep the loan',
  notice: {
    changed: {
      title: 'This has changed',
      text: 'The lender asks for something else by now. Nothing was paid. Read it again, then decide.',
    },
    refused: 'The loan is not cancelled',
  },
  free: {
    heading: 'Cancel before the money comes',
    youPay: 'You pay',
    lead: (lender: string) => `${lender} has not sent the money yet. Cancelling is free.`,
    whatHappens: [
      'The lender will not send the money.',
      'You pay nothing: no fee, no interest, no late charge.',
      'You can ask for a new loan later.',
    ],
    consent: (lender: string) => `I want to cancel this loan from ${lender}.`,
    action: 'Cancel the loan',
  },
  coolingOff: {
    heading: 'Give the loan back',
    lead: 'You may return it in its first days. You pay back the loan amount, and interest for the days you had it.',
    youPay: 'You pay now, in all',
    cancelTimeLeft: 'Time left',
    /** Time left in whole units. Minutes after hours, and seconds, have two digits; hours after days have not. */
    timeLeft: {
      days: (days: number, hours: number) =>
        `${days}\u00a0${plural(days, { one: 'day', other: 'days' })} ${hours}\u00a0h`,
      hours: (hours: number, minutes: string) => `${hours}\u00a0h ${minutes}\u00a0min`,
      minutes: (minutes: number, seconds: string) => `${minutes}:${seconds}`,
    },
    until: (time: string) => `Until ${time}`,
    principal: 'Loan amount',
    principalHint: 'The money you got, and the fees taken from it',
    cost: 'Interest for the days you had it',
    trueCost: {
      title: 'What it costs you',
      received: 'Came to your bank',
      deductedFees: 'Fees and GST, taken off before',
      interest: 'Interest for the days you had it',
      cost: 'It costs you',
    },
    alreadyPaid: 'You paid already',
    refundAmount: 'The lender sends back to you',
    total: 'You pay',
    pending: {
      title: (amount: string) => `A payment of ${amount} is on its way`,
      text: 'The bank has not confirmed it yet. If you pay to give the loan back now, you may pay twice.',
      see: 'See this payment',
    },
    tomorrow: 'The interest grows each day. This amount is for today.',
    consent: (lender: string) =>
      `I want to give this loan back to ${lender}. It is cancelled only when my payment arrives.`,
    action: (amount: string) => `Continue to pay ${amount}`,
    actionForNothing: 'Cancel the loan',
  },
  unanswered: {
    heading: 'We do not know yet if it is cancelled',
    lead: 'The answer did not reach us. You did not pay anything yet. Tap Check again: we ask the lender.',
  },
  cancelled: {
    heading: 'Your loan is cancelled',
    lead: (lender: string) => `${lender} has cancelled it. You owe nothing for it.`,
    action: 'Go to your loans',
  },
  tooLate: {
    heading: 'It is too late to cancel',
    lead: (until: string) => `You could give this loan back until ${until}.`,
    leadWithoutTime: 'The days in which you can give this loan back are over.',
    instead: 'You can still end it early',
    insteadText: (lender: string) =>
      `Pay all that is left to ${lender} at once. You see the full cost first, fee and interest included.`,
    action: 'See what closing early costs',
  },
  ended: {
    heading: 'This loan has ended already',
    lead: 'There is nothing to cancel.',
    action: 'See how it ended',
  },
  notFound: {
    heading: 'This is not one of your loans',
    lead: 'We found no such loan on your account. Look at your own loan.',
    action: 'Go to your loan',
  },
  unavailable: { heading: 'We could not ask the lender' },
} as const;
