import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Call, Schemas } from '../../base/operation';
import { newDigits, newId } from '../../database/new-id';
import { complaintEvents, complaints } from '../../database/schema-complaints';
import { DAY_SECONDS } from '../../money/due-dates';
import { answerInWords } from './answer-in-words';

export type ComplaintRow = typeof complaints.$inferSelect;
type EventRow = typeof complaintEvents.$inferSelect;
type Context = Pick<Call, 'tx' | 'merchant'>;

/** An answer is owed within 30 days (RBI digital lending, para 11). */
const ANSWER_DAYS = 30;

/** All complaints of the merchant, newest first. */
export function complaintsOf({ tx, merchant }: Context): Promise<ComplaintRow[]> {
  return tx
    .select()
    .from(complaints)
    .where(eq(complaints.merchantId, merchant.id))
    .orderBy(desc(complaints.createdAt), desc(sql`rowid`));
}

/** A complaint of the merchant by its id. */
export async function complaintById(
  { tx, merchant }: Context,
  id: string,
): Promise<ComplaintRow | undefined> {
  const ownRow = and(eq(complaints.id, id), eq(complaints.merchantId, merchant.id));
  return (await tx.select().from(complaints).where(ownRow))[0];
}

/** The course of a complaint, oldest first. */
export function eventsOf({ tx }: Pick<Call, 'tx'>, { id }: Pick<ComplaintRow, 'id'>): Promise<EventRow[]> {
  return tx
    .select()
    .from(complaintEvents)
    .where(eq(complaintEvents.complaintId, id))
    .orderBy(asc(complaintEvents.id));
}

/** Stores a new complaint. @param at virtual seconds */
export async function insertComplaint(
  { tx, merchant }: Context,
  lodged: Pick<ComplaintRow, 'about' | 'category' | 'text' | 'loanId' | 'nbfc'>,
  at: number,
): Promise<ComplaintRow> {
  const row: ComplaintRow = {
    id: newId('cmp'),
    merchantId: merchant.id,
    reference: `C-${newDigits(3)}-${newDigits(3)}`,
    ...lodged,
    status: 'RECEIVED',
    createdAt: at,
    updatedAt: at,
    dueAt: at + ANSWER_DAYS * DAY_SECONDS,
  };
  await tx.insert(complaints).values(row);
  await insertEvent({ tx, merchant }, row, { at, kind: 'LODGED' });
  return row;
}

/** Moves a complaint on: its new status, and the event that did it. */
export async function moveComplaint(
  context: Context,
  row: ComplaintRow,
  status: 'ANSWERED' | 'ESCALATED' | 'CLOSED',
  event: Parameters<typeof insertEvent>[2],
): Promise<ComplaintRow> {
  const change = { status, updatedAt: event.at };
  await context.tx.update(complaints).set(change).where(eq(complaints.id, row.id));
  await insertEvent(context, row, event);
  return { ...row, ...change };
}

async function insertEvent(
  { tx, merchant }: Context,
  { id }: Pick<ComplaintRow, 'id'>,
  event: Pick<EventRow, 'at' | 'kind'> & Partial<Pick<EventRow, 'text' | 'answeredBy'>>,
): Promise<void> {
  await tx.insert(complaintEvents).values({ merchantId: merchant.id, complaintId: id, ...event });
}

/** A complaint in the contract's format. */
export async function complaintView(
  call: Pick<Call, 'tx' | 'language'>,
  row: ComplaintRow,
): Promise<Schemas['Complaint']> {
  const course = await eventsOf(call, row);
  return {
    complaint_id: row.id,
    reference: row.reference,
    about: row.about,
    category: row.category,
    text: row.text,
    loan_id: row.loanId,
    nbfc: row.nbfc,
    status: row.status,
    create_time: row.createdAt,
    update_time: row.updatedAt,
    due_time: row.dueAt,
    events: course.map((event) => ({
      time: event.at,
      kind: event.kind,
      ...answerInWords(row, event, call.language),
    })),
  };
}
