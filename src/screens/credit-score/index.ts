import type { creditScoreMachine } from '../../../machines/credit-score/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/leaving-screen';
import { LoadingScoreScreen } from './loading-score';
import { ScoreScreen } from './score';
import { ScoreNotKnownScreen } from './score-not-known';
import { ScoreUnavailableScreen } from './score-unavailable';

/** The screen of every state of the credit score. */
export const screens = {
  loadingScore: LoadingScoreScreen,
  routingScore: LoadingScoreScreen,
  score: ScoreScreen,
  creditScore: ScoreScreen,
  scoreNotKnown: ScoreNotKnownScreen,
  scoreUnavailable: ScoreUnavailableScreen,
  left: LeavingScreen,
} satisfies Screens<typeof creditScoreMachine>;
