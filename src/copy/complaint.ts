import {
  complaintEvents,
  complaintHeadings,
  complaintProblems,
  complaintStatus,
  notLodgedReasons,
  notRepliedReasons,
} from '#messages/complaint';
import type { Failure } from '../../machines/domain/base/failure';
import type { ComplaintDraft, ComplaintProblem } from '../../machines/domain/fields/complaint-fields';
import { type Complaint, type ComplaintEvent, lastReply } from '../../machines/domain/merchant/complaint';
import { formatDate } from './dates';
import { whyItFailed } from './shared';

/** How a complaint stands, for its row in the list. */
export function statusText(complaint: Pick<Complaint, 'status' | 'events'>): string {
  return complaintStatus[complaint.status === 'CLOSED' ? closedKey(complaint) : complaint.status];
}

/** Key of the texts of a closed complaint: what the merchant said of it, where that is known. */
function closedKey(complaint: Pick<Complaint, 'events'>): 'solved' | 'notSolved' | 'closed' {
  const reply = lastReply(complaint);
  if (reply === null) return 'closed';
  return reply === 'SOLVED' ? 'solved' : 'notSolved';
}

/** Heading and lead of the page of a complaint. @param whom who got it; `isLate`: the time for an answer is over */
export function headingAndLead(
  complaint: Pick<Complaint, 'status' | 'dueTime' | 'events'>,
  { whom, isLate }: { readonly whom: string; readonly isLate: boolean },
): { readonly heading: string; readonly lead: string } {
  const { status } = complaint;
  const date = formatDate(complaint.dueTime);
  switch (status) {
    case 'RECEIVED': {
      const { heading, lead } = complaintHeadings[isLate ? 'late' : 'waiting'];
      return { heading, lead: lead(whom, date) };
    }
    case 'ESCALATED': {
      const { heading, lead, leadLate } = complaintHeadings.escalated;
      return { heading, lead: isLate ? leadLate(date) : lead(date) };
    }
    case 'ANSWERED':
      return complaintHeadings.answered;
    case 'CLOSED':
      return complaintHeadings[closedKey(complaint)];
    default:
      return status satisfies never;
  }
}

/** Title of an event in the course of a complaint; its text stands below. */
export function eventTitle({ kind, by }: Pick<ComplaintEvent, 'kind' | 'by'>): string {
  if (kind === null) return by ?? complaintEvents.other;
  return kind === 'ANSWERED' && by !== null ? complaintEvents.answeredBy(by) : complaintEvents[kind];
}

/** Message for a field of the complaint form. */
export function complaintProblem(field: keyof ComplaintDraft, problem: ComplaintProblem): string {
  return problem === 'missing' ? complaintProblems.missing[field] : complaintProblems[problem];
}

/** Why a complaint was not lodged, and what can be done. */
export function whyNotLodged(failed: Failure): string {
  return notLodgedReasons[failed.code ?? ''] ?? whyItFailed(failed);
}

/** Why a reply was not taken. */
export function whyNotReplied(failed: Failure): string {
  return notRepliedReasons[failed.code ?? ''] ?? whyItFailed(failed);
}
