/** Texts as they read: no-break spaces keep a figure on one line, and are spaces otherwise. */
export function plainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}
