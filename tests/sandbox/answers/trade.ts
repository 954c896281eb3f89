import { leadAnswers } from './leads';
import type { AnswersOf } from './scenario';
import { creditAnswers } from './supplier-credit';
import { udyamAnswers } from './udyam';

/** Business registration, partner leads and supplier credit. */
export const tradeAnswers: AnswersOf = { ...udyamAnswers, ...leadAnswers, ...creditAnswers };
