import { plural } from './locale';

/** Title of the error summary of a form. */
export const errorsTitle = (count: number) =>
  plural(count, { one: 'Check one thing', other: `Check ${count} things` });

/** Title of the error summary of a form with so many errors that only the first is listed. @param areEmpty nothing was typed in any of them */
export const manyErrorsTitle = (count: number, areEmpty: boolean) =>
  areEmpty ? `${count} fields are empty` : `${count} fields need a look`;
