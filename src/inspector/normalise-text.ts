/** Normalises a text for search: `SELECT_ACCOUNT` and `selectAccount` are equal, and so are `e-NACH` and `enach`. */
export function normaliseText(text: string): string {
  return text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/\be[- ](?=nach)/g, 'e')
    .replace(/[^\p{L}\p{M}\p{N}$]+/gu, ' ')
    .trim();
}
