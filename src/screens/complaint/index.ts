import { complaintCopy as copy } from '#messages/complaint';
import type { complaintMachine } from '../../../machines/complaint/machine';
import { type Screens, screenForSubmission } from '../../journey/screen';
import { LeavingScreen } from '../shared/pages/leaving-screen';
import { loadingScreen, noticeScreen, unavailableScreen } from '../shared/pages/state-screens';
import { ComplaintScreen } from './complaint';
import { ComplaintFormScreen } from './complaint-form';
import { ComplaintListScreen } from './complaint-list';
import { ComplaintReceivedScreen } from './complaint-received';
import { ComplaintUnansweredScreen, ReplyUnansweredScreen } from './complaint-unanswered';
import { ReplyFormScreen } from './reply-form';

const loading = loadingScreen(copy.title, copy.loading);

/** The screen of every state of complaints. */
export const screens = {
  loadingComplaints: loading,
  routingPage: loading,
  complaintList: ComplaintListScreen,
  complaintForm: ComplaintFormScreen,
  submittingComplaint: screenForSubmission(ComplaintFormScreen, ComplaintUnansweredScreen),
  complaintUnanswered: ComplaintUnansweredScreen,
  complaintReceived: ComplaintReceivedScreen,
  complaint: ComplaintScreen,
  replyForm: ReplyFormScreen,
  submittingReply: {
    choose: ({ context: { startWith, reply } }) => {
      if (startWith === 'statusCheck') return ReplyUnansweredScreen;
      return reply?.isSolved === true ? ComplaintScreen : ReplyFormScreen;
    },
  },
  replyUnanswered: ReplyUnansweredScreen,
  complaintNotFound: noticeScreen(copy.title, copy.notFound, 'list.opened'),
  complaintsUnavailable: unavailableScreen(copy.title, copy.unavailable),
  left: LeavingScreen,
} satisfies Screens<typeof complaintMachine>;
