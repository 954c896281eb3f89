import type { AnswersOf } from './scenario';
import { tradeAnswers } from './trade';

/** The scenarios of every area. */
export const allAnswers: AnswersOf = { ...tradeAnswers };
