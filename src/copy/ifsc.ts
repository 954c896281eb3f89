/** The letter O was typed instead of the zero of an IFSC. @param suggestion the code that was probably meant */
export function letterOForZero(suggestion: string): string {
  return `The fifth character is a zero, not the letter O: use ${suggestion}?`;
}

/** Label of the button that accepts the suggestion. */
export function takeSuggestion(suggestion: string): string {
  return `Use ${suggestion}`;
}
