/** Title of the error summary of a form. */
export function errorsTitle(count: number): string {
  return count === 1 ? 'Check one thing' : `Check ${count} things`;
}

/** Title of the error summary of a form with so many errors that only the first is listed. @param areEmpty nothing was typed in any of them */
export function manyErrorsTitle(count: number, areEmpty: boolean): string {
  return areEmpty ? `${count} fields are empty` : `${count} fields need a look`;
}
