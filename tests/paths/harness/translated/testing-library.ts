/** Testing Library for a walk in another language than English: names and texts of the test file are found in translation. */
import * as library from '@testing-library/react';

import { locale } from '#messages/locale';
import { englishOf } from '../../../../build/messages/pseudo-letters';
import { type Catalogue, createDictionary } from '../../../messages/dictionary';
import { lettersOf } from '../../../messages/letters';

export * from '@testing-library/react';

const modules: Readonly<Record<string, unknown>> = import.meta.glob('../../../../src/messages/*/*.ts', {
  eager: true,
});

/** All messages of a language, by file. */
function catalogueOf(language: string): Catalogue {
  const files = Object.entries(modules).filter(([path]) => path.includes(`/messages/${language}/`));
  return Object.fromEntries(files.map(([path, messages]) => [path.split('/').at(-1), messages]));
}

/** The English texts that a text of the screen may stand for. */
export const inEnglish = englishTexts();

function englishTexts(): (text: string) => readonly string[] {
  // Its messages have no files: their letters say what the English ones are.
  if (locale.tag.endsWith('-XA')) return (text) => [englishOf(text)];
  return createDictionary(catalogueOf(locale.language), catalogueOf('en'), lettersOf(locale.tag))
    .translationsOf;
}

/** Matches a text whose English one the original matcher would match. */
function translated(matcher: unknown, isExact: boolean): unknown {
  if (typeof matcher !== 'string' && !(matcher instanceof RegExp)) return matcher;
  return (content: string) =>
    // A test file may also name a message itself, which is in the language of the screen.
    [content, ...inEnglish(content)].some((text) => {
      if (matcher instanceof RegExp) return matcher.test(text);
      return isExact ? text === matcher : text.toLowerCase().includes(matcher.toLowerCase());
    });
}

function withTranslatedQueries<T extends object>(queries: T): T {
  return new Proxy(queries, {
    get(target, name, receiver) {
      const query: unknown = Reflect.get(target, name, receiver);
      if (typeof query !== 'function' || !/^(get|find|query)(All)?By/.test(String(name))) return query;
      return (
        matcher: unknown,
        options: Readonly<Record<string, unknown>> = {},
        ...rest: readonly unknown[]
      ) =>
        String(name).endsWith('ByRole')
          ? query(
              matcher,
              'name' in options ? { ...options, name: translated(options.name, true) } : options,
              ...rest,
            )
          : query(translated(matcher, options.exact !== false), options, ...rest);
    },
  });
}

export const screen = withTranslatedQueries(library.screen);
export const within = (element: HTMLElement) => withTranslatedQueries(library.within(element));
