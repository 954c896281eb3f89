import type { Plugin } from 'vite';

import { type BuildLanguage, languages, languagesInProgress } from '../src/language/languages.ts';
import { PSEUDO } from './messages/pseudo-letters.ts';
import { pseudoLocale } from './messages/pseudo-plugin.ts';

const folder = `${import.meta.dirname}/../src/messages`;

/** Every language in which the app can be built: `APP_LOCALE` names one. */
const buildLanguages: readonly BuildLanguage[] = [...languages, ...languagesInProgress, PSEUDO];

/** Language of this build: `APP_LOCALE`, English without it. */
export const buildLanguage: string = buildLanguageOf(process.env.APP_LOCALE ?? 'en').language;

/** A language in which the app can be built. @throws for another one: its messages would be English without a word */
export function buildLanguageOf(name: string): BuildLanguage {
  const found = buildLanguages.find(({ language }) => language === name);
  if (found === undefined) throw new Error(`APP_LOCALE is ${name}, which is no language of the app.`);
  return found;
}

/** Vite plugins: `#messages/*` is the messages of a language, for the browser and for Node. */
export function messagesOf(language: string): Plugin[] {
  const alias = [{ find: /^#messages\/(.*)$/, replacement: `${folder}/${language}/$1.ts` }];
  const aliases: Plugin = { name: 'messages', enforce: 'pre', config: () => ({ resolve: { alias } }) };
  return language === PSEUDO.language ? [aliases, pseudoLocale(folder)] : [aliases];
}
