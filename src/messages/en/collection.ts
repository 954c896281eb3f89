/** Texts about who may contact a merchant whose payment is overdue. Figures and promises are the lender's own. */
export const collectionCopy = {
  title: 'Who may call you about this?',
  lead: (lender: string) => `${lender} says: only these people contact you about a late payment.`,
  leadIncomplete: (lender: string) => `${lender} names these people. There may be more: ask the lender.`,
  hours: 'When they may contact you',
  callsFrom: (phone: string) => `Calls from ${phone.replaceAll(' ', '\u00a0')}`,
  otherTitle: 'Does somebody else call, or at another time?',
  other: (officer: string | null) =>
    `Pay nothing to them. Tell ${officer === null ? 'your lender' : `the grievance officer of your lender, ${officer}`}.`,
  contacts: 'All contacts of your lender',
} as const;
