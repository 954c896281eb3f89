/** Error message for the letter O typed in place of the zero in an IFSC. @param suggestion the corrected IFSC */
export function letterOForZero(suggestion: string): string {
  return `The fifth character is a zero, not the letter O: use ${suggestion}?`;
}

/** Label of the button that accepts the corrected IFSC. */
export function acceptSuggestion(suggestion: string): string {
  return `Use ${suggestion}`;
}
