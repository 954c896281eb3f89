import { loanAnswers } from './loan';
import { peopleAnswers } from './people';
import type { AnswersOf } from './scenario';

/** The scenarios of every area. */
export const allAnswers: AnswersOf = {
  ...loanAnswers,
  ...peopleAnswers,
};
