/** Testing Library for a walk in another language than English: names and texts of the test file are found in translation. */
import * as library from '@testing-library/react';

import { locale } from '#messages/locale';
import { createDictionary } from './in-english';

export * from '@testing-library/react';

const inEnglish = createDictionary(locale.tag);

/** Matches a text whose English one the original matcher would match. */
function translated(matcher: unknown, isExact: boolean): unknown {
  if (typeof matcher !== 'string' && !(matcher instanceof RegExp)) return matcher;
  return (content: string) =>
    inEnglish(content).some((english) => {
      if (matcher instanceof RegExp) return matcher.test(english);
      return isExact ? english === matcher : english.toLowerCase().includes(matcher.toLowerCase());
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
