import type { Language, PerLanguage } from '../language';
import { en } from './en';
import { hi } from './hi';
import { mr } from './mr';

export type ServiceTexts = typeof en;

const TEXTS: PerLanguage<ServiceTexts> = { en, hi, mr };

/** What the service says in words, in a language. */
export const serviceTexts = (language: Language): ServiceTexts => TEXTS[language];
