/** Every message stands in every language, with the same parameters, and in the letters and figures of its language. */
import { describe, expect, it } from 'vitest';

import { messageFiles, readMessages, unitsOf } from '../../build/messages/units';
import { languages, languagesInProgress } from '../../src/language/languages';
import { glossaryWords, latinWordsOf, textsOf } from './latin-words';
import { filesOf, messagesOf } from './messages-of';

const [, ...translations] = languages;

/** Finds problems in all files that a language shares with English, each with its file. */
function problemFinder(language: string) {
  const shared = filesOf(language).filter((file) => filesOf('en').includes(file));
  return (find: (file: string) => readonly string[]) =>
    shared.flatMap((file) => find(file).map((problem) => `${file}: ${problem}`));
}

// Also while a language is translated: where it is not yet, it has the English texts.
describe.each([...translations, ...languagesInProgress])('the messages in $language', ({ language }) => {
  const problemsIn = problemFinder(language);

  it('are in the same files as in English', () => {
    expect(filesOf(language)).toEqual(filesOf('en'));
  });

  it('are those of English, with their parameters', () => {
    const different = problemsIn((file) => {
      const [own, english] = [messagesOf(language, file), messagesOf('en', file)];
      const missing = english.filter(({ path }) => !own.some((message) => message.path === path));
      const surplus = own.filter(({ path }) => !english.some((message) => message.path === path));
      const others = own.filter(({ path, parameters }) => {
        const same = english.find((message) => message.path === path)?.parameters;
        // The compiler compares the parameters of a message that is taken from another one.
        return same != null && parameters !== null && same.length !== parameters.length;
      });
      return [
        ...missing.map(({ path }) => `no ${path}`),
        ...surplus.map(({ path }) => `surplus ${path}`),
        ...others.map(({ path }) => `other parameters of ${path}`),
      ];
    });
    expect(different).toEqual([]);
  });

  it('leave out no parameter that English shows, and no text', () => {
    const incomplete = problemsIn((file) => {
      const english = new Map(messagesOf('en', file).map((message) => [message.path, message]));
      return messagesOf(language, file)
        .filter(({ path, unused, isEmpty }) => {
          const same = english.get(path);
          return unused.length > (same?.unused.length ?? 0) || (isEmpty && same?.isEmpty !== true);
        })
        .map(({ path, unused }) => `${path} ${unused.join(', ')}`);
    });
    expect(incomplete).toEqual([]);
  });

  it('have the plural forms that the language needs', () => {
    for (const file of messageFiles())
      expect(() => unitsOf(language, file, readMessages), file).not.toThrow();
  });
});

describe.each(translations)('the texts in $language', ({ language }) => {
  const problemsIn = problemFinder(language);

  it('have Latin letters only in the words of the glossary', () => {
    const words = problemsIn((file) =>
      textsOf(language, file)
        .flatMap(latinWordsOf)
        .filter((word) => !glossaryWords.has(word)),
    );
    expect([...new Set(words)]).toEqual([]);
  });

  it('have Latin digits, and the end marks of the language', () => {
    const textsWith = (pattern: RegExp) =>
      problemsIn((file) => textsOf(language, file).filter((text) => pattern.test(text)));
    expect(textsWith(/(?![0-9])\p{Nd}/u)).toEqual([]);
    // A language that ends sentences with a danda ends none with a full stop.
    const [dandas, stops] = [textsWith(/।/), textsWith(/[^.…\d]\.(\s|$)/)];
    expect(dandas.length < stops.length ? dandas : stops).toEqual([]);
  });
});

it('the glossary has at most 60 words in Latin letters', () => {
  expect(glossaryWords.size).toBeLessThanOrEqual(60);
  expect(glossaryWords.size).toBeGreaterThan(20);
});
