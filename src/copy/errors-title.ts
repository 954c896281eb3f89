/** Title of the error summary of a form. */
export function errorsTitle(count: number): string {
  return count === 1 ? 'Check one thing' : `Check ${count} things`;
}
