/** Texts of the crash page. In the main bundle, because after a crash nothing more can be loaded. */
export const standaloneCopy = {
  crash: {
    /** Verbatim from spec 2 and 8. */
    heading: 'Unexpected Application Error!',
    lead: 'The fault is ours. Nothing you did is lost, and no money moved by it.',
    action: 'Go to the start',
  },
} as const;
