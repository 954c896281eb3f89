import type { Language, PerLanguage } from '../../language/language';
import { en } from './en';
import { hi } from './hi';
import { mr } from './mr';

export type DocumentTexts = typeof en;

const TEXTS: PerLanguage<DocumentTexts> = { en, hi, mr };

/** The words of the lender's papers in a language. */
export const documentTexts = (language: Language): DocumentTexts => TEXTS[language];

/** The link to a paper in a language, as written on the paper in another one. */
export const READ_IN: PerLanguage<string> = {
  en: 'Read in English',
  hi: 'हिन्दी में पढ़ें',
  mr: 'मराठीत वाचा',
};
