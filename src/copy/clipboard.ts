/** Texts of the copy helper (spec 2.4, letter for letter). */
export const clipboardCopy = {
  copied: (text: string) => `${text} Copied!`,
  nothing: 'No text copied!',
  /** The browser did not let the page copy. */
  refused: 'Your phone did not let us copy it. Press and hold the text to copy it.',
} as const;
