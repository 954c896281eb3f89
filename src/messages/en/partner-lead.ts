/** Texts about the data that a partner lender receives. */
export const partnerLeadCopy = {
  gets: (partner: string) => `What ${partner} gets`,
  contactTitle: 'Your name and mobile number',
  contact: (masked: string | null) =>
    `${masked === null ? '' : `${masked}. `}So that it knows who asks, and can call you.`,
  shopTitle: 'About your shop',
  shop: 'Sales, age, current account, GST. So that it can see if it has a loan for you. You agree to this once more, later.',
  notTitle: 'Nothing else',
  not: 'Not your PAN, your Aadhaar, your bank account or your loan here.',
  choice: 'It is your choice',
  choices: (partner: string) =>
    [
      'You do not need it for your loan here. It changes nothing there.',
      'Nothing goes before you tick. You can stop at any step.',
      `Changed your mind after that? Tell ${partner}, and take it back.`,
    ] as const,
  talk: (partner: string) => `Talk to ${partner}`,
} as const;
