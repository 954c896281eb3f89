/**
 * Letters of the pseudo-locale: every English letter has a marked one, and a message is 40 % longer, by more words. A plain letter on
 * a screen is from no message (docs/decisions/029-languages.md).
 */
import type { BuildLanguage } from '../../src/language/languages.ts';

/** The pseudo-locale, which `APP_LOCALE=pseudo` builds. en-XA is its usual tag. */
export const PSEUDO: BuildLanguage = { language: 'pseudo', tag: 'en-XA', name: 'Pseudo' };

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const MARKED = 'áƀçďéƒĝĥíĵķĺɱñóƥɋŕšťúʋŵẋýžÁƁÇĎÉƑĜĤÍĴĶĹṀÑÓƤɊŔŠŤÚɅŴẊÝŽ';
/** Of the words that make a message longer: no letter becomes this one. */
const FILLER = 'ö';
const [OPEN, CLOSE] = ['⟦', '⟧'];
const SHARE = 0.4;
const WORD_LENGTH = 6;

const marked = new Map([...PLAIN].map((letter, index) => [letter, [...MARKED][index] ?? letter]));
const plain = new Map([...marked].map(([letter, mark]) => [mark, letter]));

/** A text in marked letters. */
export function pseudoText(text: string): string {
  return text.replaceAll(/[A-Za-z]/g, (letter) => marked.get(letter) ?? letter);
}

/** Words that make a message 40 % longer. @param length of the message, letters */
export function filling(length: number): string {
  const words = FILLER.repeat(Math.ceil(length * SHARE)).match(
    new RegExp(`${FILLER}{1,${WORD_LENGTH}}`, 'g'),
  );
  return (words ?? []).map((word) => ` ${word}`).join('');
}

/** The two brackets around a whole message. */
export const brackets = [OPEN, CLOSE] as const;

/** The English text of a pseudo one. */
export function englishOf(text: string): string {
  return text
    .replaceAll(new RegExp(`(?:\\s${FILLER}+)*${CLOSE}|${OPEN}`, 'g'), '')
    .replaceAll(/\p{L}/gu, (letter) => plain.get(letter) ?? letter);
}
