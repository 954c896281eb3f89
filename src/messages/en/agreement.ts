/** Texts of the agreement and its signature. */
export const agreementCopy = {
  title: 'Sign agreement',
  loading: 'Getting your loan agreement',
  creating: 'The lender is writing your loan agreement',
  review: {
    title: 'Your agreement',
    heading: 'Read before you sign',
    lead: (lender: string) => `This is your loan agreement with ${lender}.`,
    fees: 'Processing fee and GST',
    returnUntil: (time: string) => `until ${time}`,
    agreement: 'Agreement',
    keyFacts: 'Sanction letter and key facts',
    consentMissing: 'Tick the box to agree. Read the agreement and the key facts first.',
    feeOnPaper: 'This agreement has a fee',
    feeOnPaperDetail: (fees: string) =>
      `No processing fee should be taken now, but this agreement takes ${fees} with GST. Ask our support before you sign it.`,
    summary: 'Check one thing',
    action: 'Agree and get an SMS code',
    refused: 'We could not send the code',
    changed: 'The agreement has changed',
    changedWhy:
      'The lender changed it while you had it open, and nothing was signed. Read it again before you sign.',
  },
  unavailable: 'We could not open your agreement',
  otp: {
    heading: 'Enter the code to sign',
    /** @param phone masked; null where it is not known */
    lead: (lender: string) => (phone: string | null) =>
      phone === null
        ? `We sent 6 digits by SMS. By entering them you sign the agreement with ${lender}.`
        : `We sent 6 digits to ${phone} by SMS. By entering them you sign the agreement with ${lender}.`,
    loan: 'Loan',
    inYourBank: 'In your bank',
    action: 'Sign and get money',
    pages: {
      notAccepted: 'The agreement is not signed',
      sendUnanswered: {
        heading: 'We do not know yet if the code was sent',
        lead: () =>
          'The answer did not reach us. You owe nothing yet. Tap Check again: we ask what happened.',
      },
      checkUnanswered: {
        heading: 'We do not know yet if it is signed',
        lead: () =>
          'The answer did not reach us. Your signature is not lost. Tap Check again: we ask the lender what happened.',
      },
      // The time that is left stands below the lead of the next two.
      nextCode: {
        heading: 'One moment',
        lead: 'A code was sent a short time ago. The next one comes by itself in',
        later: 'Back to the agreement',
      },
      blocked: {
        heading: 'Too many tries',
        lead: 'To keep your loan safe, we wait before the next code. You can try again in',
        later: 'Go back, come later',
      },
    },
  },
  contact: {
    heading: (lender: string) => `${lender} will contact you`,
    lead: (lender: string) =>
      `The agreement with ${lender} is not signed in this app. You need to do nothing now.`,
    action: 'Back to the start',
  },
  creationUnanswered: {
    heading: 'We do not know yet if your agreement is ready',
    lead: 'The answer did not reach us. Nothing is lost, and you owe nothing yet. Tap Check again: we ask the lender.',
  },
} as const;
