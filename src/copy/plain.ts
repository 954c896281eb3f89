/** Texts of every page's top row and of the crash page: part of the main bundle, as nothing can be loaded for a crash. */
export const plainCopy = {
  product: 'Loans for shops',
  crash: {
    /** Spec 2 and 8, letter for letter. */
    heading: 'Unexpected Application Error!',
    lead: 'The fault is ours. Nothing you did is lost, and no money moved by it.',
    action: 'Go to the start',
  },
} as const;
