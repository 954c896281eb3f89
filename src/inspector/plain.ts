/** `SELECT_ACCOUNT`, `selectAccount`, `e-NACH` and `enach` are found by the same query. */
export function plain(text: string): string {
  return text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/\be[- ](?=nach)/g, 'e')
    .replace(/[^a-z0-9$]+/g, ' ')
    .trim();
}
