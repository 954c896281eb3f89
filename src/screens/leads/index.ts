import type { leadsMachine } from '../../../machines/leads/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/leaving-screen';
import { later } from './later';
import { LeadStartScreen } from './lead-start';
import { LeadNotOfferedScreen, LeadUnavailableScreen, LoadingLeadScreen } from './plain-screens';

/** One page for the form and its write: what was typed stays on it. */
const profile = later('profile');
const review = later('review');
const unanswered = later('unanswered');
const submitted = later('submitted');

/** Screens of a partner lead. A page stays while what it sent is awaited. */
export const screens = {
  loadingLead: LoadingLeadScreen,
  routingLead: LoadingLeadScreen,
  leadStart: LeadStartScreen,
  submittingLead: LeadStartScreen,
  leadUnanswered: unanswered,
  leadBlocked: later('blocked'),
  leadCode: later('code'),
  leadProfile: profile,
  submittingProfile: profile,
  profileUnanswered: profile,
  leadReview: review,
  submittingHandover: review,
  handoverUnanswered: unanswered,
  leadSubmitted: submitted,
  checkingLead: submitted,
  leadTakenUp: later('takenUp'),
  leadRejected: later('rejected'),
  leadNotOffered: LeadNotOfferedScreen,
  leadUnavailable: LeadUnavailableScreen,
  left: LeavingScreen,
} satisfies Screens<typeof leadsMachine>;
