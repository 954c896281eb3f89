import type { leadsMachine } from '../../../machines/leads/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/leaving-screen';
import { LeadBlockedScreen } from './lead-blocked';
import { LeadCodeScreen } from './lead-code';
import { LeadProfileScreen } from './lead-profile';
import { LeadRejectedScreen } from './lead-rejected';
import { LeadReviewScreen } from './lead-review';
import { LeadStartScreen } from './lead-start';
import { LeadSubmittedScreen } from './lead-submitted';
import { LeadTakenUpScreen } from './lead-taken-up';
import { LeadNotOfferedScreen, LeadUnavailableScreen, LoadingLeadScreen } from './plain-screens';
import { UnansweredScreen } from './unanswered';

/** Screens of a partner lead. A page, with what was typed on it, stays while what it sent is awaited. */
export const screens = {
  loadingLead: LoadingLeadScreen,
  routingLead: LoadingLeadScreen,
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
  leadTakenUp: LeadTakenUpScreen,
  leadRejected: LeadRejectedScreen,
  leadNotOffered: LeadNotOfferedScreen,
  leadUnavailable: LeadUnavailableScreen,
  left: LeavingScreen,
} satisfies Screens<typeof leadsMachine>;
