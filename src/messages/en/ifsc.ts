/** Error message for the letter O typed in place of the zero in an IFSC. @param suggestion the corrected IFSC */
export const letterOForZero = (suggestion: string) =>
  `The fifth character is a zero, not the letter O: use ${suggestion}?`;

/** Label of the button that accepts the corrected IFSC. */
export const acceptSuggestion = (suggestion: string) => `Use ${suggestion}`;
