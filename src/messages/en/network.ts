/** Texts of the list of partner lenders. */
export const networkCopy = {
  title: 'Partner lenders',
  loading: 'We are asking which partners are there for you.',
  unavailable: 'We could not read who the partners are',
  notOffered: {
    heading: 'No partner lender is open for you now',
    lead: 'Nothing was sent to anybody. This can change: look again later.',
    partner: (partner: string) => `${partner} is not open for you now`,
    othersLead: 'Nothing was sent to it. Other partners are open.',
    others: 'See the other partners',
    action: 'Go to the start',
  },
  partners: {
    heading: 'Ask a partner for a loan',
    lead: 'These lenders are not part of your loan here. Each decides by itself, at its own prices. Choose one to read what it would get of you.',
    list: 'Partners, by the alphabet',
    detail: 'See what it would get, and why',
    nothingYet: 'Looking sends nothing to anybody. A partner hears of you only when you agree to it.',
  },
  creditHaat: {
    heading: (partner: string) => `A loan by ${partner}`,
    lead: (partner: string) =>
      `${partner} is a partner lender. It is not the lender of your loan here, and it decides by itself.`,
    next: 'What comes next',
    steps: (partner: string) => [
      { title: 'You read and agree', detail: `What goes to ${partner}, and why` },
      { title: 'A code comes by SMS', detail: 'It shows that the phone is yours' },
      { title: 'A few questions about your shop', detail: 'You read all of it before it goes' },
      { title: `${partner} contacts you`, detail: 'Or it says no. You decide on its offer' },
    ],
    action: 'Start',
    note: 'Nothing is sent yet',
  },
} as const;
