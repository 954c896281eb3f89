import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

import { languages } from '../../src/language/languages.ts';
import { PSEUDO } from './pseudo-letters.ts';

/**
 * Vite plugin: the messages of the pseudo-locale, which have no files: they are made from the English ones as they are loaded.
 * @param folder of all messages
 */
export function pseudoLocale(folder: string): Plugin {
  const own = `${folder}/${PSEUDO.language}`;
  const [english] = languages;
  return {
    name: 'pseudo-messages',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id.startsWith(`${own}/`)) return id;
      const isSibling = importer?.startsWith(`${own}/`) === true && id.startsWith('./');
      return isSibling ? `${own}${id.slice(1)}.ts` : null;
    },
    async load(id) {
      if (!id.startsWith(`${own}/`)) return null;
      const file = id.replace(own, `${folder}/${english.language}`);
      // The compiler takes a while to load, and no other build needs it.
      const { pseudoMessages } = await import('./pseudo-locale.ts');
      return pseudoMessages(file, readFileSync(file, 'utf8'), [
        [english.language, PSEUDO.language],
        [english.tag, PSEUDO.tag],
      ]);
    },
  };
}
