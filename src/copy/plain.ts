/** Words of the plain pages: exit, not found, crash. */
export const plainCopy = {
  product: 'Loans for shops',
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
  crash: {
    /** Spec 2 and 8, letter for letter. */
    heading: 'Unexpected Application Error!',
    lead: 'The fault is ours. Nothing you did is lost, and no money moved by it.',
    action: 'Go to the start',
  },
} as const;
