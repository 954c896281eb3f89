import * as v from 'valibot';

import { enumValue, id, lenientList, serverTime, textOrNull } from '../base/wire';

/** Whom a complaint is about: the lender, or this app. */
export const complaintSubjects = ['LENDER', 'APP'] as const;
export type ComplaintSubject = (typeof complaintSubjects)[number];

/** What a complaint can be about, in the order in which the form lists it. */
export const complaintCategories = [
  'CHARGES',
  'PAYMENT_NOT_SHOWN',
  'AUTOPAY',
  'DISBURSAL',
  'PAPERS',
  'STAFF_OR_AGENT',
  'PRIVACY',
  'APP',
  'OTHER',
] as const;
export type ComplaintCategory = (typeof complaintCategories)[number];

/** A complaint to lodge. `text` is personal data. */
export interface NewComplaint {
  readonly about: ComplaintSubject;
  readonly category: ComplaintCategory;
  readonly text: string;
  /** The merchant's latest loan; null without one, and for a complaint about the app. */
  readonly loanId: string | null;
}

/** A time without which the entity would be false; milliseconds. */
const requiredTime = v.pipe(serverTime, v.number());

const eventSchema = v.object({
  time: requiredTime,
  /** Null for a kind that the app does not know. */
  kind: enumValue(['LODGED', 'ANSWERED', 'NOT_SOLVED', 'SOLVED'], null),
  text: textOrNull,
  by: textOrNull,
});

/** An event in the course of a complaint. `by`: the desk or the officer that answered. */
export type ComplaintEvent = v.InferOutput<typeof eventSchema>;

/** A complaint with its course (assumed payload). Times in milliseconds; events oldest first. */
export const complaintSchema = v.pipe(
  v.object({
    complaint_id: id,
    reference: id,
    about: enumValue(complaintSubjects, 'LENDER'),
    category: enumValue(complaintCategories, 'OTHER'),
    text: v.string(),
    loan_id: textOrNull,
    nbfc: textOrNull,
    /** An unknown value is read as RECEIVED: the answer is still owed. */
    status: enumValue(['RECEIVED', 'ANSWERED', 'ESCALATED', 'CLOSED'], 'RECEIVED'),
    create_time: requiredTime,
    due_time: requiredTime,
    events: lenientList(eventSchema),
  }),
  v.transform((wire) => ({
    id: wire.complaint_id,
    /** What the merchant says on the phone. */
    reference: wire.reference,
    about: wire.about,
    category: wire.category,
    text: wire.text,
    loanId: wire.loan_id,
    nbfc: wire.nbfc,
    status: wire.status,
    createTime: wire.create_time,
    /** Until then an answer is owed. */
    dueTime: wire.due_time,
    // An event that can't be read is left out: the status says where the complaint stands, but not what the merchant said last.
    events: wire.events.items,
  })),
);

export type Complaint = v.InferOutput<typeof complaintSchema>;

/** All complaints of the merchant, newest first; those that can't be read are counted. */
export const complaintsSchema = v.pipe(
  v.object({ complaints: lenientList(complaintSchema) }),
  v.transform(({ complaints }) => complaints),
);

/** Whether the merchant is asked if the answer solved it. */
export function awaitsReply({ status }: Pick<Complaint, 'status'>): boolean {
  return status === 'ANSWERED';
}

/** Whether an answer did not solve it before: the grievance officer has had it. */
export function wasEscalated({ events }: Pick<Complaint, 'events'>): boolean {
  return events.some(({ kind }) => kind === 'NOT_SOLVED');
}

/** What the merchant said of the last answer; null where they said nothing, and where it could not be read. */
export function lastReply({ events }: Pick<Complaint, 'events'>): 'SOLVED' | 'NOT_SOLVED' | null {
  const kinds = events.map(({ kind }) => kind);
  const replies = kinds
    .slice(kinds.lastIndexOf('ANSWERED') + 1)
    .filter((kind) => kind === 'SOLVED' || kind === 'NOT_SOLVED');
  return replies[replies.length - 1] ?? null;
}

/** Why the RBI Ombudsman takes a complaint: the last answer did not solve it, or the time for an answer is over. */
export type OmbudsmanReason = 'notSolved' | 'late';

/**
 * Why the merchant may go to the RBI Ombudsman now (Digital Lending Directions, para 11). Null while the time for an answer runs, and
 * for a closed complaint of which nothing says that it is not solved.
 * @param now milliseconds of the service's clock
 */
export function ombudsmanReason(
  { status, events, dueTime }: Pick<Complaint, 'status' | 'events' | 'dueTime'>,
  now: number,
): OmbudsmanReason | null {
  if (status !== 'CLOSED') return now >= dueTime ? 'late' : null;
  return lastReply({ events }) === 'NOT_SOLVED' ? 'notSolved' : null;
}
