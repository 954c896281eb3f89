import { repaymentAnswers } from './repayment';
import type { AnswersOf } from './scenario';

/** The scenarios of every area. */
export const allAnswers: AnswersOf = {
  ...repaymentAnswers,
};
