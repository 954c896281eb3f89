import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

import { type BuildLanguage, languages, languagesInProgress } from '../src/language/languages.ts';
import { PSEUDO } from './messages/pseudo-letters.ts';

const folder = fileURLToPath(new URL('../src/messages', import.meta.url));

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

/**
 * Vite plugin: `#messages/*` is the messages of a language, for the browser and for Node. Those of the pseudo-locale have no files: they
 * are made from the English ones as they are loaded.
 */
export function messagesOf(language: string): Plugin {
  const own = `${folder}/${language}`;
  return {
    name: 'messages',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [
          { find: /^#messages\/(.*)$/, replacement: `${own}/$1.ts` },
          // React has useSyncExternalStore since version 18: the shim for older versions would only add bytes.
          { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
        ],
      },
    }),
    resolveId(id, importer) {
      if (language !== PSEUDO.language) return null;
      if (id.startsWith(`${own}/`)) return id;
      const isSibling = importer?.startsWith(`${own}/`) === true && id.startsWith('./');
      return isSibling ? `${own}${id.slice(1)}.ts` : null;
    },
    async load(id) {
      if (language !== PSEUDO.language || !id.startsWith(`${own}/`)) return null;
      const [english] = languages;
      const file = id.replace(own, `${folder}/${english.language}`);
      // The compiler takes a while to load, and no other build needs it.
      const { pseudoMessages } = await import('./messages/pseudo-locale.ts');
      return pseudoMessages(file, readFileSync(file, 'utf8'), [
        [english.language, PSEUDO.language],
        [english.tag, PSEUDO.tag],
      ]);
    },
  };
}
