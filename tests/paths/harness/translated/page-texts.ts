import { pageTexts as textsInLanguage } from '../../support/fixtures/page-texts';
import { inEnglish } from './testing-library';

/** The texts of the page, and the English ones that each may stand for. */
export function pageTexts(): readonly string[] {
  return textsInLanguage().flatMap((text) => [text, ...inEnglish(text)]);
}
