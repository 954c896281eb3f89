import { creditScoreCopy as copy } from '#messages/credit-score';
import type { creditScoreMachine } from '../../../machines/credit-score/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/pages/leaving-screen';
import { loadingScreen } from '../shared/pages/state-screens';
import { ScoreScreen } from './score';
import { ConsentUnansweredScreen, ScoreConsentScreen } from './score-consent';
import { ScoreNotKnownScreen } from './score-not-known';
import { ScoreUnavailableScreen } from './score-unavailable';

const loading = loadingScreen(copy.title, copy.loading);

/** The screen of every state of the credit score. */
export const screens = {
  loadingConsent: loadingScreen(copy.title, copy.consent.loading),
  scoreConsent: ScoreConsentScreen,
  submittingConsent: ScoreConsentScreen,
  consentUnanswered: ConsentUnansweredScreen,
  loadingScore: loading,
  routingScore: loading,
  scoreInApplication: ScoreScreen,
  standaloneScore: ScoreScreen,
  scoreNotKnown: ScoreNotKnownScreen,
  scoreUnavailable: ScoreUnavailableScreen,
  consentUnavailable: ScoreUnavailableScreen,
  left: LeavingScreen,
} satisfies Screens<typeof creditScoreMachine>;
