/** Toasts after copying to the clipboard (verbatim from spec 2.4). */
export const clipboardCopy = {
  copied: (text: string) => `${text} Copied!`,
  nothing: 'No text copied!',
  /** The browser denied access to the clipboard. */
  refused: 'Your phone did not let us copy it. Press and hold the text to copy it.',
} as const;
