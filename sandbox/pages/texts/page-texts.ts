import type { Language, PerLanguage } from '../../language/language';
import { en } from './en';
import { hi } from './hi';
import { mr } from './mr';

export type PageTexts = typeof en;

const TEXTS: PerLanguage<PageTexts> = { en, hi, mr };

/** The words of the hosted pages in a language. */
export const pageTexts = (language: Language): PageTexts => TEXTS[language];
