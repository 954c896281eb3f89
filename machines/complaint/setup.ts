import { assign } from 'xstate';

import type { Failure, Outcome } from '../domain/base/failure';
import { awaitsReply, type Complaint, type NewComplaint } from '../domain/merchant/complaint';
import { requestKeyOf, type SharedEvent } from '../shared/journey';
import { writingJourneySetup } from '../shared/journey-setup';
import { createLoad } from '../shared/load';
import { pollingPorts } from '../shared/polling';
import { typesOf } from '../shared/port';
import { createSubmission, type SubmissionResult } from '../shared/submission';
import {
  type ComplaintFacts,
  type Context,
  type Input,
  openComplaint,
  type Page,
  type Reply,
} from './context';

type FactsOutcome = Outcome<ComplaintFacts>;
type Result = SubmissionResult<Complaint>;

/** The facts with a complaint as the service's answer has it: first in the list where it is new. */
function withComplaint({ facts }: Pick<Context, 'facts'>, complaint: Complaint): ComplaintFacts | null {
  if (facts === null) return null;
  const { items, malformedCount } = facts.complaints;
  const isNew = items.every(({ id }) => id !== complaint.id);
  const newItems = isNew
    ? [complaint, ...items]
    : items.map((item) => (item.id === complaint.id ? complaint : item));
  return { ...facts, complaints: { items: newItems, malformedCount } };
}

/** Ports, guards and actions of the chart of complaints. */
export const complaintJourney = writingJourneySetup({
  types: typesOf<{
    context: Context;
    input: Input;
    events:
      | SharedEvent
      | { type: 'writing.opened' }
      | { type: 'list.opened' }
      | { type: 'complaint.chosen'; complaintId: string }
      | { type: 'complaint.submitted'; complaint: Omit<NewComplaint, 'loanId'> }
      | { type: 'solution.confirmed' }
      | { type: 'reply.opened' }
      | { type: 'reply.submitted'; text: string | null };
  }>(),
  actors: {
    /** The complaints (listComplaints), and the merchant's loan and lender. */
    loadComplaints: createLoad<ComplaintFacts>(),
    createComplaint: createSubmission<Complaint, NewComplaint | null>(),
    replyToComplaint: createSubmission<Complaint, (Reply & { readonly complaintId: string }) | null>(),
    pageReturns: pollingPorts.pageReturns,
  },
}).extend({
  guards: {
    isLoaded: (_, outcome: FactsOutcome) => outcome.ok,
    /** A page may be opened by its URL once the complaints are read, and while no reply is under way. */
    mayMove: ({ context }) => context.facts !== null && context.reply === null,
    mayWrite: ({ context }) => context.facts !== null && context.reply === null && context.sent === null,
    mayOpen: ({ context }) => context.reply === null && openComplaint(context) !== null,
    wantsToWrite: ({ context }) => context.page === 'writing',
    /** The outcome of a complaint is unknown: it is checked before another one can be written. */
    hasUnanswered: ({ context }) => context.page === 'writing' && context.sent !== null,
    wantsComplaint: ({ context }) => context.page === 'complaint' && openComplaint(context) !== null,
    isComplaintUnknown: ({ context }) => context.page === 'complaint' && openComplaint(context) === null,
    mayReply: ({ context }) => {
      const complaint = openComplaint(context);
      return complaint !== null && awaitsReply(complaint);
    },
    /** The loan or the lender is not the merchant's any more: both are read again. */
    isLoanOutdated: (_, result: Result) =>
      result.kind === 'refused' &&
      (result.failure.code === 'loan_not_found' || result.failure.code === 'lender_not_found'),
  },
  actions: {
    storeFacts: assign((_, outcome: FactsOutcome) =>
      outcome.ok ? { facts: outcome.data, failure: null } : { failure: outcome.failure },
    ),
    storeFailure: assign({ failure: (_, failure: Failure) => failure }),
    /** The page on the screen: whatever was sent before, the next write begins with sending. */
    setPage: assign({ page: (_, page: Page) => page, startWith: 'sending' }),
    clearRefusal: assign({ refusal: null }),
    chooseComplaint: assign({
      page: 'complaint',
      pathParams: (_, complaintId: string) => ({ complaintId }),
      refusal: null,
    }),
    storeSent: assign(({ context }, complaint: Omit<NewComplaint, 'loanId'>) => ({
      sent: {
        complaint: {
          ...complaint,
          loanId: complaint.about === 'LENDER' ? (context.facts?.loanId ?? null) : null,
        },
        key: requestKeyOf(context),
      },
      refusal: null,
    })),
    clearSent: assign({ sent: null }),
    /** The lodged complaint, as the service's answer has it, and its page. */
    storeLodged: assign(({ context }, result: Result) =>
      result.kind === 'accepted'
        ? {
            facts: withComplaint(context, result.data),
            pathParams: { complaintId: result.data.id },
            page: 'complaint' as const,
            lodged: context.lodged + 1,
          }
        : {},
    ),
    storeReply: assign({ reply: (_, reply: Reply) => reply, refusal: null }),
    clearReply: assign({ reply: null }),
    storeReplied: assign(({ context }, result: Result) =>
      result.kind === 'accepted' ? { facts: withComplaint(context, result.data) } : {},
    ),
    /** A definitive refusal. What was typed stays in the form on the page. */
    storeRefusal: assign((_, result: Result) =>
      result.kind === 'accepted' ? {} : { refusal: result.failure },
    ),
  },
});
