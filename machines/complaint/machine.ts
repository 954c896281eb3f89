import { crashFailure } from '../domain/base/failure';
import { requestKeyOf } from '../shared/journey';
import { rereadOnReturn } from '../shared/polling';
import { initialContext } from './context';
import { complaintJourney } from './setup';

const listMeta = { path: '/termloan/complaints' } as const;
const formMeta = { path: '/termloan/complaints/new' } as const;
const complaintMeta = { path: '/termloan/complaints/$complaintId' } as const;

const toChosen = {
  target: 'routingPage',
  actions: {
    type: 'chooseComplaint',
    params: ({ event }: { event: { complaintId: string } }) => event.complaintId,
  },
} as const;

/**
 * A complaint to the lender or about the app, its answers, and the way to the RBI Ombudsman (Digital Lending Directions, para 11;
 * decision 026). Ports, guards and actions: `setup.ts`.
 */
export const complaintMachine = complaintJourney.createMachine({
  id: 'complaint',
  context: initialContext,
  initial: 'loadingComplaints',
  states: {
    loadingComplaints: {
      description: 'The service is asked for the complaints, and for the loan and its lender.',
      tags: 'pending',
      invoke: {
        id: 'loadComplaints',
        src: 'loadComplaints',
        onDone: [
          {
            guard: { type: 'isLoaded', params: ({ event }) => event.output },
            target: 'routingPage',
            actions: { type: 'storeFacts', params: ({ event }) => event.output },
          },
          {
            target: 'complaintsUnavailable',
            actions: { type: 'storeFacts', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'complaintsUnavailable', actions: { type: 'storeFailure', params: crashFailure } },
      },
    },
    routingPage: {
      description: 'Opens the requested page. A complaint whose outcome is unknown comes before a new one.',
      always: [
        { guard: 'hasUnanswered', target: 'complaintUnanswered' },
        { guard: 'wantsToWrite', target: 'complaintForm' },
        { guard: 'wantsComplaint', target: 'complaint' },
        { guard: 'isComplaintUnknown', target: 'complaintNotFound' },
        { target: 'complaintList' },
      ],
    },
    complaintList: {
      id: 'complaintList',
      description: 'The merchant sees their complaints, newest first, or that there are none.',
      meta: listMeta,
      route: { guard: 'mayMove' },
      entry: [{ type: 'setPage', params: 'list' }, 'clearRefusal'],
      // An answer may have come while the page was hidden.
      invoke: rereadOnReturn('loadingComplaints'),
      on: {
        'writing.opened': { target: 'routingPage', actions: { type: 'setPage', params: 'writing' } },
        'complaint.chosen': toChosen,
        back: 'left',
      },
    },
    complaintForm: {
      id: 'complaintForm',
      description: 'The merchant chooses whom and what it is about, and writes what happened.',
      meta: formMeta,
      route: { guard: 'mayWrite' },
      entry: { type: 'setPage', params: 'writing' },
      on: {
        'complaint.submitted': {
          target: 'submittingComplaint',
          // It has taken its key: a write that follows while its outcome is unknown gets the next one.
          actions: [{ type: 'storeSent', params: ({ event }) => event.complaint }, 'nextRequestKey'],
        },
        back: 'complaintList',
      },
    },
    submittingComplaint: {
      description: 'The complaint is lodged, once.',
      tags: ['pending', 'committing'],
      invoke: {
        id: 'createComplaint',
        src: 'createComplaint',
        input: ({ context }) => ({
          key: context.sent?.key ?? requestKeyOf(context),
          args: context.sent?.complaint ?? null,
          startWith: context.startWith,
        }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'complaintReceived',
            actions: [{ type: 'storeLodged', params: ({ event }) => event.output }, 'clearSent'],
          },
          {
            guard: { type: 'isUnanswered', params: ({ event }) => event.output },
            target: 'complaintUnanswered',
          },
          {
            guard: { type: 'isLoanOutdated', params: ({ event }) => event.output },
            target: 'loadingComplaints',
            actions: [{ type: 'storeRefusal', params: ({ event }) => event.output }, 'clearSent'],
          },
          {
            target: 'complaintForm',
            actions: [{ type: 'storeRefusal', params: ({ event }) => event.output }, 'clearSent'],
          },
        ],
        onError: 'complaintUnanswered',
      },
    },
    complaintUnanswered: {
      description: 'It is not known yet whether the complaint was lodged; the merchant may check again.',
      meta: formMeta,
      on: {
        retry: { target: 'submittingComplaint', actions: 'startWithStatusCheck' },
        // The complaint keeps its key: whoever wants to write again meets this state first, so that nothing is lodged twice.
        back: { target: 'loadingComplaints', actions: { type: 'setPage', params: 'list' } },
      },
    },
    complaintReceived: {
      description: 'The complaint is lodged, according to the service: its reference, and what happens next.',
      meta: complaintMeta,
      tags: 'committed',
      on: { 'list.opened': 'complaintList', back: 'complaintList' },
    },
    complaint: {
      id: 'complaintPage',
      description: 'The merchant reads the course of a complaint, and says whether an answer solved it.',
      meta: complaintMeta,
      route: { guard: 'mayOpen' },
      entry: { type: 'setPage', params: 'complaint' },
      invoke: rereadOnReturn('loadingComplaints'),
      on: {
        'solution.confirmed': {
          guard: 'mayReply',
          target: 'submittingReply',
          actions: { type: 'storeReply', params: { isSolved: true, text: null } },
        },
        'reply.opened': { guard: 'mayReply', target: 'replyForm', actions: 'clearRefusal' },
        'list.opened': 'complaintList',
        back: 'complaintList',
      },
    },
    replyForm: {
      description: 'The answer did not solve it: the merchant may write why.',
      meta: complaintMeta,
      on: {
        'reply.submitted': {
          target: 'submittingReply',
          actions: { type: 'storeReply', params: ({ event }) => ({ isSolved: false, text: event.text }) },
        },
        back: 'complaint',
      },
    },
    submittingReply: {
      description: 'What the merchant says of the answer is sent, once.',
      tags: ['pending', 'committing'],
      invoke: {
        id: 'replyToComplaint',
        src: 'replyToComplaint',
        input: ({ context }) => ({
          key: requestKeyOf(context),
          args:
            context.reply === null
              ? null
              : { ...context.reply, complaintId: context.pathParams.complaintId ?? '' },
          startWith: context.startWith,
        }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'complaint',
            actions: [
              { type: 'storeReplied', params: ({ event }) => event.output },
              'clearReply',
              'nextRequestKey',
            ],
          },
          {
            guard: { type: 'isUnanswered', params: ({ event }) => event.output },
            target: 'replyUnanswered',
          },
          {
            // The complaint may stand elsewhere by now: it is read again, and the page says why.
            target: 'loadingComplaints',
            actions: [
              { type: 'storeRefusal', params: ({ event }) => event.output },
              'clearReply',
              'nextRequestKey',
            ],
          },
        ],
        onError: 'replyUnanswered',
      },
    },
    replyUnanswered: {
      description: 'It is not known yet whether the reply arrived; the merchant may check again.',
      meta: complaintMeta,
      on: {
        retry: { target: 'submittingReply', actions: 'startWithStatusCheck' },
        back: { target: 'loadingComplaints', actions: ['clearReply', 'nextRequestKey'] },
      },
    },
    complaintNotFound: {
      description: 'The merchant has no complaint with this id.',
      meta: complaintMeta,
      on: { 'list.opened': 'complaintList', back: 'complaintList' },
    },
    complaintsUnavailable: {
      description: 'What the page needs could not be loaded; the merchant may retry.',
      on: { retry: 'loadingComplaints', back: 'left' },
    },
    left: { description: 'The merchant left for another page.', type: 'final' },
  },
  output: ({ context }) => ({ redirectTo: context.redirectTo }),
});
