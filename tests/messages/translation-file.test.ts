/** The file for translators: it loses no message, and what comes back changes texts and nothing else. */
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

import { exportLanguage } from '../../build/messages/export-units';
import { importTargets } from '../../build/messages/import-targets';
import { literalOf, type Piece, slotsOf } from '../../build/messages/slots';
import { startedFile } from '../../build/messages/start-language';
import { parseMessages } from '../../build/messages/text-literals';
import { messageFiles, readMessages, unitsOf } from '../../build/messages/units';
import { readXliff } from '../../build/messages/xliff';
import { languages } from '../../src/language/languages';
import { fc } from '../support/random/property';
import { textsOf } from './latin-words';
import { messagesOf } from './messages-of';

const [, ...translations] = languages;
const files = messageFiles();
const hasLetters = (text: string) => /\p{L}/u.test(text);
const sorted = (texts: readonly string[]) => texts.filter(hasLetters).sort();

/** Each export reads what all screens say. */
const exportedHome = exportLanguage('hi', ['home.ts']);

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The exported home in Hindi, with other targets: XML, by unit. */
function returned(targets: Readonly<Record<string, string>>): string {
  return Object.entries(targets).reduce((text, [id, target]) => {
    const pattern = new RegExp(
      `(<trans-unit id="${escaped(id)}"[\\s\\S]*?<target[^>]*>)[\\s\\S]*?(</target>)`,
    );
    expect(text).toMatch(pattern);
    return text.replace(pattern, (_, before: string, after: string) => before + target + after);
  }, exportedHome);
}

/** Lines of the code that differ. */
function changedLines(file: string, code: string | undefined): readonly string[] {
  const before = readMessages('hi', file).split('\n');
  return (code ?? '').split('\n').filter((line, index) => line !== before[index]);
}

// Each reads all messages: on a busy machine that takes a while.
describe('the file for translators', { timeout: 60_000 }, () => {
  it.each(translations)('has every message of English, in $language', ({ language }) => {
    const lost = files.flatMap((file) => {
      const ids = unitsOf(language, file, readMessages).map(({ id }) => id);
      return messagesOf('en', file)
        .map(({ path }) => `${file.replace(/\.ts$/, '')}#${path}`)
        .filter(
          (id) =>
            !ids.some(
              (other) => other === id || (/^[.[]/.test(other.slice(id.length)) && other.startsWith(id)),
            ),
        );
    });
    expect(lost).toEqual([]);
  });

  it.each(languages)('has every text of every file, in $language', ({ language }) => {
    for (const file of files) {
      const slots = slotsOf(parseMessages(file, readMessages(language, file)));
      const words = slots.flatMap(({ pieces }) => pieces.filter((piece) => typeof piece === 'string'));
      expect(sorted(words), file).toEqual(sorted(textsOf(language, file)));
    }
  });

  it('says what a translator asks: when a text is said, its parameters, the forms of a plural, where it is seen', () => {
    const text = exportLanguage('hi', ['home.ts', 'retry-wait.ts']);
    expect(text).toContain('<source>Namaste, <x id="name" equiv-text="{name}"/></source>');
    for (const note of [
      'Parameters: amount: string; date: string | null',
      'Said in this case: [date === null].',
      'Plural form &quot;one&quot; of count: 0, 1.',
      'Seen in: home/',
    ])
      expect(text).toContain(note);
  });
});

describe('what comes back', { timeout: 60_000 }, () => {
  it.each(translations)(
    'changes nothing where nobody changed it, in $language',
    ({ language }) => {
      const { changed, problems, files: written } = importTargets(exportLanguage(language));
      expect([changed, problems, [...written]]).toEqual([[], [], []]);
    },
    60_000,
  );

  it('changes the line of the text', () => {
    const { files: written, changed } = importTargets(returned({ 'home#homeCopy.refresh': 'फिर देखें' }));
    expect(changed).toEqual(['home#homeCopy.refresh']);
    expect(changedLines('home.ts', written.get('home.ts'))).toEqual(["  refresh: 'फिर देखें',"]);
  });

  it('may move a parameter, and change texts within each other', () => {
    const outer = 'home#homeCopy.instalment';
    const moved = returned({ [outer]: '<x id="total"/> में से <mrk mtype="term">किस्त</mrk> <x id="number"/>' });
    const { files: written } = importTargets(moved);
    expect(changedLines('home.ts', written.get('home.ts'))).toEqual([
      `  instalment: (number, total) => \`\${total} में से किस्त \${number}\`,`,
    ]);
  });

  it.each([
    ['home#homeCopy.instalment', 'किस्त <x id="number"/>', 'lacks the parameter total.'],
    ['home#homeCopy.refresh', '<x id="amount"/>', 'has the parameter amount too many.'],
    ['home#homeCopy.payTo', '<x id="lender"/> <x id="lender"/>', 'has the parameter lender too many.'],
    ['home#homeCopy.payTo', '{lender}', 'lacks the parameter lender.'],
    ['home#homeCopy.madeUpOf[one]', '', 'lacks the plural form one.'],
  ])('is refused as %s: %s', (id, target, problem) => {
    const { problems, files: written } = importTargets(returned({ [id]: target }));
    expect([problems, [...written]]).toEqual([[`${id}: ${problem}`], []]);
  });

  it('is refused where English has changed since, and for a message that is no more', () => {
    const changed = exportedHome
      .replace('<source>Refresh</source>', '<source>Look again</source>')
      .replace('id="home#homeCopy.loading"', 'id="home#homeCopy.gone"');
    expect(importTargets(changed).problems).toEqual([
      'home#homeCopy.gone: there is no such message to translate.',
      'home#homeCopy.refresh: the English text has changed since the export.',
    ]);
  });

  it.each(['<g id="1">a</g>', '<bx id="1"/>'])('is no text with the element %s', (target) => {
    expect(() => importTargets(returned({ 'home#homeCopy.refresh': target }))).toThrow(/is no parameter/);
  });

  it('is no code, whatever it says', () => {
    const text = `\`'"\\\${process.exit()}</script><b onclick=x>\n//*/\u202e\u2028`;
    const xml = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '&#10;');
    const { files: written } = importTargets(
      returned({ 'home#homeCopy.refresh': xml, 'home#homeCopy.payTo': `${xml}<x id="lender"/>${xml}$` }),
    );
    const slots = slotsOf(parseMessages('home.ts', written.get('home.ts') ?? ''));
    const piecesOf = (path: string) => slots.find(({ key }) => key === path)?.pieces;
    expect(piecesOf('homeCopy.refresh')).toEqual([text]);
    expect(piecesOf('homeCopy.payTo')).toEqual([text, { name: 'lender' }, `${text}$`]);
    // Nobody sees these letters in an editor.
    expect(written.get('home.ts')).not.toMatch(/[\u202e\u2028]/);
  });

  it('is evaluated to the text that was written', () => {
    // fast-check's own unit of all code points lists a million of them before the first text.
    const unit = fc
      .integer({ min: 0, max: 0x10ffff - 0x800 })
      .map((number) => String.fromCodePoint(number < 0xd800 ? number : number + 0x800));
    const texts = fc.array(fc.string({ unit }), { minLength: 1, maxLength: 4 });
    const isItsText = fc.property(texts, (parts) => {
      const pieces = parts.flatMap((part, index): Piece[] => (index === 0 ? [part] : [{ name: 'a' }, part]));
      const literal = literalOf(pieces, new Map([['a', 'a']]));
      expect(runInNewContext(literal, { a: 'A' })).toBe(parts.join('A'));
      // The form in which a file says it stays one line.
      expect(literal).not.toMatch(/[\n\r\u2028\u2029]/);
    });
    fc.assert(isItsText);
  });

  it('is read only from a file of one language', () => {
    expect(() => readXliff('<xliff/>')).toThrow('This is no XLIFF 1.2 file with one target language.');
  });
});

describe('a language that is begun', () => {
  const tamil = { language: 'ta', tag: 'ta-IN', name: 'தமிழ்' };

  it('has the English texts, in the type of a translation', () => {
    const code = startedFile('home.ts', readMessages('en', 'home.ts'), tamil);
    expect(code).toContain("import type * as english from '../en/home';");
    expect(code).toContain('export const homeCopy: Translation<typeof english.homeCopy> = {');
    expect(code).not.toMatch(/as const|\/\*\*/);
    const texts = (source: string) => slotsOf(parseMessages('home.ts', source)).map(({ pieces }) => pieces);
    expect(texts(code)).toEqual(texts(readMessages('en', 'home.ts')));
  });

  it('is named by its own file', () => {
    expect(startedFile('locale.ts', readMessages('en', 'locale.ts'), tamil)).toMatch(
      /language: 'ta',[\s\S]*tag: 'ta-IN'/,
    );
  });
});
