import { LeadBlockedScreen } from './lead-blocked';
import { LeadCodeScreen } from './lead-code';
import { LeadProfileScreen } from './lead-profile';
import { LeadRejectedScreen } from './lead-rejected';
import { LeadReviewScreen } from './lead-review';
import { LeadSubmittedScreen } from './lead-submitted';
import { LeadTakenUpScreen } from './lead-taken-up';
import { UnansweredScreen } from './unanswered';

/** What comes after a lead's first page: a chunk of its own, loaded while the merchant reads. */
export const laterScreens = {
  blocked: LeadBlockedScreen,
  code: LeadCodeScreen,
  profile: LeadProfileScreen,
  review: LeadReviewScreen,
  unanswered: UnansweredScreen,
  submitted: LeadSubmittedScreen,
  takenUp: LeadTakenUpScreen,
  rejected: LeadRejectedScreen,
} as const;
