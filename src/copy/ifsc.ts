/** The letter O was typed for the zero of an IFSC. @param suggestion the code that was probably meant */
export function letterOForZero(suggestion: string): string {
  return `The fifth character is a zero, not the letter O: use ${suggestion}?`;
}

/** On the button that takes the suggestion. */
export function takeSuggestion(suggestion: string): string {
  return `Use ${suggestion}`;
}
