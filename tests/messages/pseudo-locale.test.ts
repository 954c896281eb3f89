/** The pseudo-locale marks every text and nothing else, and its judge finds a text that is not marked. */
import { describe, expect, it } from 'vitest';

import { englishOf, PSEUDO } from '../../build/messages/pseudo-letters';
import { pseudoMessages } from '../../build/messages/pseudo-locale';
import { type Slot, slotsOf } from '../../build/messages/slots';
import { parseMessages } from '../../build/messages/text-literals';
import { messageFiles, readMessages } from '../../build/messages/units';
import { unmarkedTexts } from './unmarked-texts';

const TAGS = [
  ['en', PSEUDO.language],
  ['en-IN', PSEUDO.tag],
] as const;
const slots = (file: string, code: string) =>
  slotsOf(parseMessages(file, code)).filter(({ isReference }) => !isReference);
const words = ({ pieces }: Slot) => pieces.map((piece) => (typeof piece === 'string' ? piece : '0')).join('');

describe('the messages of the pseudo-locale', () => {
  it('are those of English in marked letters, with their parameters, and longer', { timeout: 60_000 }, () => {
    for (const file of messageFiles()) {
      const english = slots(file, readMessages('en', file));
      const pseudo = slots(file, pseudoMessages(file, readMessages('en', file), TAGS));
      expect(
        pseudo.map(words).filter((text) => /[A-Za-z]/.test(text)),
        file,
      ).toEqual([]);
      expect(
        pseudo.map((slot) => englishOf(words(slot))),
        file,
      ).toEqual(english.map(words));
      expect(
        pseudo.map(({ code }) => code.size),
        file,
      ).toEqual(english.map(({ code }) => code.size));
    }
    const [english, pseudo] = [
      readMessages('en', 'home.ts'),
      pseudoMessages('home.ts', readMessages('en', 'home.ts'), TAGS),
    ];
    const lead = (code: string) => slots('home.ts', code).find(({ key }) => key === 'homeCopy.none.lead');
    expect(words(lead(pseudo) ?? never()).length / words(lead(english) ?? never()).length).toBeGreaterThan(
      1.4,
    );
  });

  it('name the language', () => {
    const locale = pseudoMessages('/locale.ts', readMessages('en', 'locale.ts'), TAGS);
    expect(locale).toMatch(/language: 'pseudo',[\s\S]*tag: 'en-XA'/);
  });
});

// The first reads the values of all tests.
describe('the judge of its screens', { timeout: 60_000 }, () => {
  it('finds a text that is in no message, and not what a service or a merchant gave', () => {
    const texts = ['⟦Ƥáý öö⟧', 'Hold on tight', '⟦Ƥáý ƭö öö⟧ Unity Small Finance Bank', '₹5,000'];
    expect(unmarkedTexts(texts)).toEqual(['Hold on tight']);
  });

  it('finds one that a test looks for by its name, too', () => {
    // tests/paths/contact.test.tsx clicks it.
    expect(unmarkedTexts(['Agree to loan messages'])).toEqual(['Agree to loan messages']);
  });
});

function never(): never {
  throw new Error('This message is no more.');
}
