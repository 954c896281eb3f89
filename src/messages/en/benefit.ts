/** The benefit card (spec 2.4). */
export const benefitMessages = {
  cashback: {
    /** @param rupees without the sign: the specification writes `Rs` */
    title: (rupees: string) => `Rs ${rupees} Cashback For Regular Payment`,
    p1: 'You get the cashback when you pay all instalments on time.',
    p2: 'If you miss any instalment, the cashback is cancelled.',
  },
  higherLoan: {
    title: 'Need A Higher Loan?',
    p1: 'Pay on time: it raises the chance of a new, higher loan.',
    p2: '',
  },
} as const;
