import { loanAnswers } from './loan';
import type { AnswersOf } from './scenario';

/** The scenarios of every area. */
export const allAnswers: AnswersOf = {
  ...loanAnswers,
};
