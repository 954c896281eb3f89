import { lenderOf } from '../../base/lenders';
import type { Call } from '../../base/operation';
import { recordEvent } from '../../database/merchant';
import { type ServiceTexts, serviceTexts } from '../../language/service/service-texts';
import { type ComplaintRow, complaintsOf, eventsOf, moveComplaint } from './complaint';

const DAY_SECONDS = 86_400;
/** The desk answers this long after a complaint was lodged, the grievance officer this long after it was passed on. */
const DESK_SECONDS = 5 * DAY_SECONDS;
const OFFICER_SECONDS = 10 * DAY_SECONDS;

/** Gives the answers that are due by now; none where the flag `answers_complaints` is off. */
export async function applyComplaintAnswers(
  context: Pick<Call, 'tx' | 'merchant' | 'flags' | 'now'>,
): Promise<void> {
  if (!context.flags.answers_complaints) return;
  const texts = serviceTexts(context.merchant.language).complaint;
  for (const row of await complaintsOf(context)) {
    if (row.status === 'RECEIVED') await answer(context, row, row.createdAt + DESK_SECONDS, texts.deskAnswer);
    if (row.status === 'ESCALATED') {
      const passedOn = (await eventsOf(context, row)).find(({ kind }) => kind === 'NOT_SOLVED');
      await answer(context, row, (passedOn?.at ?? row.updatedAt) + OFFICER_SECONDS, texts.officerAnswer);
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
  const texts = serviceTexts(merchant.language).complaint;
  const answeredBy = row.status === 'ESCALATED' ? officerOf(row, texts) : deskOf(row, texts);
  await moveComplaint({ tx, merchant }, row, 'ANSWERED', { at, kind: 'ANSWERED', text, answeredBy });
  await recordEvent(tx, merchant.id, at, 'complaint.answered', { complaint_id: row.id });
}

type ComplaintTexts = ServiceTexts['complaint'];

function deskOf({ about, nbfc }: ComplaintRow, texts: ComplaintTexts): string {
  return about === 'APP' ? texts.appDesk : texts.lenderDesk(lenderOf(nbfc).name);
}

function officerOf({ about, nbfc }: ComplaintRow, texts: ComplaintTexts): string {
  return about === 'APP' ? texts.appOfficer : texts.lenderOfficer(lenderOf(nbfc).grievanceOfficer);
}
