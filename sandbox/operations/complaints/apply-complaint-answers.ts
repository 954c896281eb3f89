import { lenderOf } from '../../base/lenders';
import type { Call } from '../../base/operation';
import { recordEvent } from '../../database/merchant';
import { type ComplaintRow, complaintsOf, eventsOf, moveComplaint } from './complaint';

const DAY_SECONDS = 86_400;
/** The desk answers this long after a complaint was lodged, the grievance officer this long after it was passed on. */
const DESK_SECONDS = 5 * DAY_SECONDS;
const OFFICER_SECONDS = 10 * DAY_SECONDS;

const DESK_ANSWER =
  'We have looked into your complaint. What was wrong is put right, and you see it in the app within two working days.';
const OFFICER_ANSWER =
  'I have read your complaint and the first answer. The first answer stays: nothing more is changed.';

/** Gives the answers that are due by now; none where the flag `answers_complaints` is off. */
export async function applyComplaintAnswers(
  context: Pick<Call, 'tx' | 'merchant' | 'flags' | 'now'>,
): Promise<void> {
  if (!context.flags.answers_complaints) return;
  for (const row of await complaintsOf(context)) {
    if (row.status === 'RECEIVED') await answer(context, row, row.createdAt + DESK_SECONDS, DESK_ANSWER);
    if (row.status === 'ESCALATED') {
      const passedOn = (await eventsOf(context, row)).find(({ kind }) => kind === 'NOT_SOLVED');
      await answer(context, row, (passedOn?.at ?? row.updatedAt) + OFFICER_SECONDS, OFFICER_ANSWER);
    }
  }
}

async function answer(
  { tx, merchant, now }: Pick<Call, 'tx' | 'merchant' | 'now'>,
  row: ComplaintRow,
  at: number,
  text: string,
): Promise<void> {
  if (now < at) return;
  const answeredBy = row.status === 'ESCALATED' ? officerOf(row) : deskOf(row);
  await moveComplaint({ tx, merchant }, row, 'ANSWERED', { at, kind: 'ANSWERED', text, answeredBy });
  await recordEvent(tx, merchant.id, at, 'complaint.answered', { complaint_id: row.id });
}

function deskOf({ about, nbfc }: ComplaintRow): string {
  return about === 'APP' ? 'the app’s complaint desk' : `the complaint desk of ${lenderOf(nbfc).name}`;
}

function officerOf({ about, nbfc }: ComplaintRow): string {
  return about === 'APP'
    ? 'the app’s grievance officer'
    : `${lenderOf(nbfc).grievanceOfficer}, grievance officer`;
}
