import { complaintAnswers } from './complaints';
import { consentAnswers } from './consents';
import { loanAnswers } from './loan';
import { peopleAnswers } from './people';
import { repaymentAnswers } from './repayment';
import type { AnswersOf } from './scenario';
import { tradeAnswers } from './trade';

/** The scenarios of every area. */
export const allAnswers: AnswersOf = {
  ...repaymentAnswers,
  ...complaintAnswers,
  ...loanAnswers,
  ...peopleAnswers,
  ...tradeAnswers,
  ...consentAnswers,
};
