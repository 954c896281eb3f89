import { lenderOf } from '../../base/lenders';
import type { complaintEvents, complaints } from '../../database/schema-complaints';
import type { Language } from '../../language/language';
import { serviceTexts } from '../../language/service/service-texts';

/**
 * The text of an event of a complaint, and who answered, in a language. Of an answer only its desk is stored; the merchant's own words
 * are stored as written.
 */
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
