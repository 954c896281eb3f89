/** Words of every page's top row, and of a crash: nothing may have to be loaded to say them. */
export const plainCopy = {
  product: 'Loans for shops',
  crash: {
    /** Spec 2 and 8, letter for letter. */
    heading: 'Unexpected Application Error!',
    lead: 'The fault is ours. Nothing you did is lost, and no money moved by it.',
    action: 'Go to the start',
  },
} as const;
