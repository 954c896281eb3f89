import type { Call } from '../../base/operation';
import { recordEvent } from '../../database/merchant';
import { DAY_SECONDS } from '../../money/due-dates';
import { type ComplaintRow, complaintsOf, eventsOf, moveComplaint } from './complaint';

/** The desk answers this long after a complaint was lodged, the grievance officer this long after it was passed on. */
const DESK_SECONDS = 5 * DAY_SECONDS;
const OFFICER_SECONDS = 10 * DAY_SECONDS;

/** Gives the answers that are due by now; none where the flag `answers_complaints` is off. */
export async function applyComplaintAnswers(
  context: Pick<Call, 'tx' | 'merchant' | 'flags' | 'now'>,
): Promise<void> {
  if (!context.flags.answers_complaints) return;
  for (const row of await complaintsOf(context)) {
    if (row.status === 'RECEIVED') await answer(context, row, row.createdAt + DESK_SECONDS);
    if (row.status === 'ESCALATED') {
      const passedOn = (await eventsOf(context, row)).find(({ kind }) => kind === 'NOT_SOLVED');
      await answer(context, row, (passedOn?.at ?? row.updatedAt) + OFFICER_SECONDS);
    }
  }
}

async function answer(
  { tx, merchant, now }: Pick<Call, 'tx' | 'merchant' | 'now'>,
  row: ComplaintRow,
  at: number,
): Promise<void> {
  if (now < at) return;
  const answeredBy = row.status === 'ESCALATED' ? 'OFFICER' : 'DESK';
  await moveComplaint({ tx, merchant }, row, 'ANSWERED', { at, kind: 'ANSWERED', answeredBy });
  await recordEvent(tx, merchant.id, at, 'complaint.answered', { complaint_id: row.id });
}
