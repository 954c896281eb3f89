/** The words that merchants agree to: none changes without its version. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type * as Consents from '#messages/consents';
import type { AskedConsent } from '#messages/consents';
import { consentPurposes } from '../../machines/domain/merchant/consent';
import { consentRecord } from '../../src/copy/consents';
import { type Language, languages } from '../../src/language/languages';

const FILE = 'tests/copy/consent-versions.txt';
const PARTY = '{party}';

const asked = consentPurposes.filter((purpose): purpose is AskedConsent => purpose !== 'AUTOPAY');
/** The texts of each language, by the path of their file. */
const files: Readonly<Record<string, typeof Consents>> = import.meta.glob(
  '../../src/messages/*/consents.ts',
  { eager: true },
);
const shown = languages.flatMap(({ language }) =>
  asked.map((purpose): [Language, AskedConsent] => [language, purpose]),
);

function consentTextsOf(language: Language): typeof Consents.consentTexts {
  const texts = files[`../../src/messages/${language}/consents.ts`]?.consentTexts;
  if (texts === undefined) throw new Error(`There are no consents in ${language}.`);
  return texts;
}

/** A line of the file: language, purpose, version, hash of the text with its party left open. */
function lineOf([language, purpose]: readonly [Language, AskedConsent]): string {
  const { text, version } = consentTextsOf(language)[purpose];
  const hash = createHash('sha256').update(text(PARTY)).digest('hex').slice(0, 16);
  return `${language} ${purpose} ${version} ${hash}`;
}

/** Every text that was ever shown. Written by hand: no run of the tests changes it. */
const approved = readFileSync(FILE, 'utf8')
  .split('\n')
  .filter((line) => line !== '');

describe('a text cannot change without its version', () => {
  it.each(shown)('%s, %s: this text has this version', (language, purpose) => {
    expect(
      approved,
      `The text of ${purpose} changed: give it the next version in src/messages/${language}/consents.ts, and add this line to ${FILE}.`,
    ).toContain(lineOf([language, purpose]));
  });

  it('no version stands for two texts, and the last version of each is the one that is shown', () => {
    const versions = approved.map((line) => line.split(' ').slice(0, 3).join(' '));
    expect(versions).toEqual([...new Set(versions)]);
    const newest = shown.map((text) => approved.findLast((line) => line.startsWith(`${text.join(' ')} `)));
    expect(newest).toEqual(shown.map(lineOf));
  });
});

describe('a text', () => {
  it.each(languages)(
    '$language: names its party exactly where another party gets the data',
    ({ language }) => {
      const texts = consentTextsOf(language);
      const naming = asked.filter((purpose) => texts[purpose].text(PARTY).includes(PARTY));
      expect(naming).toEqual(['CREDIT_BUREAU', 'LOAN_AGREEMENT', 'LEAD_CONTACT', 'LEAD_PROFILE']);
    },
  );

  it('names its language', () => {
    for (const purpose of asked) expect(consentRecord(purpose, PARTY).language).toBe('en');
  });
});
