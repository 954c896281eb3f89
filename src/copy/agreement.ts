/** Words of the agreement and its signature. */
export const agreementCopy = {
  title: 'Sign agreement',
  loading: 'Getting your loan agreement',
  creating: 'The lender is writing your loan agreement',
  read: {
    title: 'Your agreement',
    heading: 'Read before you sign',
    lead: (lender: string) => `This is your loan agreement with ${lender}.`,
    fees: 'Processing fee and GST',
    returnUntil: 'Return it free of penalty until',
    agreement: 'Agreement',
    keyFacts: 'Sanction letter and key facts',
    consent: (lender: string) =>
      `I have read the agreement and the key facts, and I agree to this loan from ${lender}.`,
    consentMissing: 'Tick the box to agree. Read the agreement and the key facts first.',
    feeOnPaper: 'This agreement has a fee',
    feeOnPaperDetail: (fees: string) =>
      `No processing fee should be taken now, but this agreement takes ${fees} with GST. Ask our support before you sign it.`,
    summary: 'Check one thing',
    action: 'Agree and get the code',
    refused: 'We could not send the code',
    changed: 'The agreement has changed',
    changedWhy:
      'The lender changed it while you had it open, and nothing was signed. Read it again before you sign.',
  },
  sendingAgain: { heading: 'Sending a new code', lead: 'It comes by SMS in a moment.' },
  unavailable: 'We could not open your agreement',
} as const;
