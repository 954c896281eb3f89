/** Heading and reason of a mandate that has ended; a refused one has the bank's reason. */
export const endedMandateMessages = {
  headings: {
    FAILED: 'Autopay is not set up',
    REJECTED: 'Autopay was declined',
    CANCELLED: 'Autopay is stopped',
    EXPIRED: 'The request ran out',
  },
  cancelledLead: 'Nothing is debited any more. You pay by hand.',
  expiredLead: 'It was not approved in time, so nothing was agreed and nothing is debited.',
} as const;

/** Whether and where the mandate can be cancelled and paused in the bank's app, in two sentences. */
export const stopMessages = {
  cancelAndPause:
    'You can cancel it at any time, here or in your bank’s app. You can pause it in your bank’s app.',
  cancelOnly: 'You can cancel it at any time, here or in your bank’s app. It cannot be paused.',
  pauseOnly:
    'You can stop it here at any time. Your bank’s app cannot cancel it. You can pause it in your bank’s app.',
  neither: 'You can stop it here at any time. Your bank’s app cannot cancel it. It cannot be paused.',
} as const;

/** Why autopay was not set up after the terms were accepted. */
export const notContinuedMessages = {
  bankPage: {
    title: 'Your bank’s page did not open',
    text: 'Nothing was approved. Check your internet, then try again.',
  },
  notOffered: {
    title: 'This way is not offered',
    text: 'Choose another way, or pay each instalment by hand.',
  },
  requestFailed: {
    title: 'We could not ask for this way',
    text: 'Nothing was approved. Choose it again.',
  },
} as const;

/** Why autopay was not stopped. */
export const notWithdrawnMessages = {
  stillActive:
    'The lender took your wish, but the debits still run. Tap Stop autopay again, or ask your bank.',
  notFound: 'The lender finds no permission of yours to take back. Tap Keep autopay to see where it stands.',
  /** @param why the reason of the failed call, a sentence */
  goesOn: (why: string) => `${why} Autopay goes on until it is stopped.`,
} as const;
