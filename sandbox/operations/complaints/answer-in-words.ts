import { lenderOf } from '../../base/lenders';
import type { complaintEvents, complaints } from '../../database/schema-complaints';
import type { Language } from '../../language/language';
import { serviceTexts } from '../../language/service/service-texts';

/** What an answer to a complaint says, and whose it is, in a language: stored is only which desk has answered. */
export function answerInWords(
  { about, nbfc }: typeof complaints.$inferSelect,
  { text, answeredBy }: typeof complaintEvents.$inferSelect,
  language: Language,
): { text: string | null; by: string | null } {
  const texts = serviceTexts(language).complaint;
  const isAboutApp = about === 'APP';
  const lender = lenderOf(nbfc);
  switch (answeredBy) {
    case 'DESK':
      return { text: texts.deskAnswer, by: isAboutApp ? texts.appDesk : texts.lenderDesk(lender.name) };
    case 'OFFICER':
      return {
        text: texts.officerAnswer,
        by: isAboutApp ? texts.appOfficer : texts.lenderOfficer(lender.grievanceOfficer),
      };
    default:
      return { text, by: answeredBy };
  }
}
