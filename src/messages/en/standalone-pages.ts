/** Texts of the pages without a journey: exit and not found. */
export const plainPagesCopy = {
  exit: {
    heading: 'You can close this page',
    lead: 'Nothing is lost. Your loan waits here as you left it.',
    action: 'Back to my loan',
  },
  notFound: {
    heading: 'This page does not exist',
    lead: 'The link may be old or incomplete. Your loan is not touched.',
    action: 'Go to the start',
  },
} as const;
