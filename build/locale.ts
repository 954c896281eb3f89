import { defaultClientConditions, defaultServerConditions } from 'vite';

import { type Language, languageOf } from '../src/language/languages.ts';

/** Language of this build: `APP_LOCALE`, English without it. */
export const buildLanguage: Language = readLanguage(process.env.APP_LOCALE ?? 'en');

/** React has useSyncExternalStore since version 18: the shim for older versions would only add bytes. */
const alias = [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }];

/**
 * Configuration of Vite with which `#messages/*` resolves to the messages of a language (`imports` in package.json), for the browser
 * and for Node.
 */
export function languageConditions(language: Language) {
  return {
    resolve: { alias, conditions: [language, ...defaultClientConditions] },
    ssr: { resolve: { conditions: [language, ...defaultServerConditions] } },
  };
}

/** An unknown condition would be English without a word. @throws if the app does not have the language */
function readLanguage(value: string): Language {
  const found = languageOf(value);
  if (found === null) throw new Error(`APP_LOCALE is ${value}, which is no language of the app.`);
  return found;
}
