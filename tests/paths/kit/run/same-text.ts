/** Whether a text that a screen sent, such as a receipt to be shared, is the text of the step. */
export function isSameText(first: string, second: string): boolean {
  return first === second;
}
