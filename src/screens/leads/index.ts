import { leadsCopy as copy } from '#messages/leads';
import type { leadsMachine } from '../../../machines/leads/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/pages/leaving-screen';
import { loadingScreen, unavailableScreen } from '../shared/pages/state-screens';
import { LeadAcceptedScreen } from './lead-accepted';
import { LeadBlockedScreen } from './lead-blocked';
import { LeadCodeScreen } from './lead-code';
import { LeadProfileScreen } from './lead-profile';
import { LeadRejectedScreen } from './lead-rejected';
import { LeadReviewScreen } from './lead-review';
import { LeadStartScreen } from './lead-start';
import { LeadSubmittedScreen } from './lead-submitted';
import { LeadNotOfferedScreen } from './not-offered';
import { UnansweredScreen } from './unanswered';

const loading = loadingScreen(copy.title, copy.loading);

/** The screen of every state of a partner lead. A page with input stays on the screen while its submission is in flight. */
export const screens = {
  loadingLead: loading,
  routingLead: loading,
  leadStart: LeadStartScreen,
  submittingLead: LeadStartScreen,
  leadUnanswered: UnansweredScreen,
  leadBlocked: LeadBlockedScreen,
  leadCode: LeadCodeScreen,
  leadProfile: LeadProfileScreen,
  submittingProfile: LeadProfileScreen,
  profileUnanswered: LeadProfileScreen,
  leadReview: LeadReviewScreen,
  submittingHandover: LeadReviewScreen,
  handoverUnanswered: UnansweredScreen,
  leadSubmitted: LeadSubmittedScreen,
  checkingLead: LeadSubmittedScreen,
  leadAccepted: LeadAcceptedScreen,
  leadRejected: LeadRejectedScreen,
  leadNotOffered: LeadNotOfferedScreen,
  leadUnavailable: unavailableScreen(copy.title, copy.unavailable),
  left: LeavingScreen,
} satisfies Screens<typeof leadsMachine>;
