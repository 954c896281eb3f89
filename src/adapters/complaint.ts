import {
  COMPLAINT_DRAFT,
  type ComplaintEntryUrl,
  type ComplaintFacts,
  type Reply,
} from '../../machines/complaint/context';
import { complaintMachine } from '../../machines/complaint/machine';
import type { Outcome } from '../../machines/domain/base/failure';
import { complaintSchema, type NewComplaint } from '../../machines/domain/merchant/complaint';
import { createLoad } from '../../machines/shared/load';
import { createComplaint, listComplaints, replyToComplaint } from '../api/operations/complaints';
import { getLoan } from '../api/operations/loan';
import { getUserState } from '../api/operations/user-state';
import type { AdaptedJourney, App } from './app';
import { formDrafts } from './form-drafts';
import { pageReturns } from './polling';
import { refuseMissingArguments, write } from './writes';

/**
 * Implements the ports of complaints. The text that a merchant writes is not stored on the phone; the choices of the form are, until a
 * complaint is accepted.
 */
export function adapt(app: App): AdaptedJourney<typeof complaintMachine, ComplaintEntryUrl> {
  const { termloan } = app;
  return {
    machine: complaintMachine.provide({
      actors: {
        loadComplaints: createLoad<ComplaintFacts>((_, signal) => loadComplaints(app, signal)),
        createComplaint: write(
          app,
          complaintSchema,
          (complaint: NewComplaint | null, key, signal) =>
            complaint === null ? refuseMissingArguments() : createComplaint(termloan, complaint, key, signal),
          {
            // The page may have been hidden, and so the choices stored, while the complaint was sent.
            onOutcome: ({ ok }) => {
              if (ok) formDrafts(app).write(COMPLAINT_DRAFT, null);
            },
          },
        ),
        replyToComplaint: write(
          app,
          complaintSchema,
          (reply: (Reply & { readonly complaintId: string }) | null, key, signal) =>
            reply === null ? refuseMissingArguments() : replyToComplaint(termloan, reply, key, signal),
        ),
        pageReturns,
      },
    }),
    input: ({ entryUrl, params }) => ({
      entryUrl,
      complaintId: params.complaintId ?? null,
      requestKeySeed: app.newRequestKeySeed(),
    }),
  };
}

async function loadComplaints(
  { termloan, clock }: App,
  signal: AbortSignal,
): Promise<Outcome<ComplaintFacts>> {
  const [complaints, loan, userState] = await Promise.all([
    listComplaints(termloan, signal),
    getLoan(termloan, signal),
    getUserState(termloan, signal),
  ]);
  if (!complaints.ok) return complaints;
  if (!loan.ok) return loan;
  if (!userState.ok) return userState;
  return {
    ok: true,
    data: {
      complaints: complaints.data,
      nbfc: loan.data?.nbfc ?? userState.data.primaryNbfc,
      loanId: loan.data?.id ?? null,
      readAt: clock.now(),
    },
  };
}
