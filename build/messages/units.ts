/** What a translator gets: each text of a language beside the English one. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { buildLanguageOf } from '../locale.ts';
import { mergedPieces, type Piece, type Slot, slotsOf } from './slots.ts';
import { parseMessages } from './text-literals.ts';

const folder = fileURLToPath(new URL('../../src/messages', import.meta.url));

/** Names the language, and has no words. */
const NO_MESSAGES = 'locale.ts';

export interface Unit {
  /** `home#homeCopy.autopay.failed[else]`: file, message, and when it is said. */
  readonly id: string;
  /** File name, with its ending. */
  readonly file: string;
  readonly source: readonly Piece[];
  /** Null where the language says it with another text. */
  readonly slot: Slot | null;
  /** The text can be written: it is words, and not another message. */
  readonly isTranslatable: boolean;
  /** English texts of the message. */
  readonly english: readonly Slot[];
}

/** Code of a file of messages. */
export type ReadMessages = (language: string, file: string) => string;

export const readMessages: ReadMessages = (language, file) =>
  readFileSync(`${folder}/${language}/${file}`, 'utf8');

/** Files of the English messages. */
export function messageFiles(): readonly string[] {
  return readdirSync(`${folder}/en`)
    .filter((file) => file !== NO_MESSAGES)
    .sort();
}

/**
 * All texts of a file: those of the language, and those of English that it says in another way.
 * @throws when a plural has not the forms of the language
 */
export function unitsOf(language: string, file: string, read: ReadMessages): readonly Unit[] {
  const [english, own] = [slotsIn(file, read('en', file)), slotsIn(file, read(language, file))];
  const name = file.replace(/\.ts$/, '');
  const units = own.map((slot): Unit => {
    const parts = englishOf(slot, english, own);
    const exact = isBuiltAlike(slot.message, english, own)
      ? english.find(({ key }) => key === slot.key)
      : undefined;
    return {
      ...{ id: `${name}#${slot.key}`, file, slot, english: parts },
      source: exact?.pieces ?? joined(parts),
      isTranslatable: !slot.isReference && [...slot.pieces, ...(exact?.pieces ?? [])].some(hasLetters),
    };
  });
  const other = english
    .filter(({ key }) => !own.some((slot) => slot.key === key))
    .map(
      (slot): Unit => ({
        ...{ id: `${name}#${slot.key}`, file, slot: null, isTranslatable: false },
        source: slot.pieces,
        english: [slot],
      }),
    );
  checkPlurals(language, file, own);
  return [...units, ...other];
}

/** By their code: English is read beside each language, and an import reads what was exported. */
const parsed = new Map<string, readonly Slot[]>();

function slotsIn(file: string, code: string): readonly Slot[] {
  const slots = parsed.get(code) ?? slotsOf(parseMessages(file, code));
  parsed.set(code, slots);
  return slots;
}

/** The plural categories of a language, as Unicode has them. @param tag BCP 47 */
export function pluralCategories(tag: string): readonly string[] {
  return new Intl.PluralRules(tag).resolvedOptions().pluralCategories.toSorted();
}

function checkPlurals(language: string, file: string, slots: readonly Slot[]): void {
  const categories = pluralCategories(buildLanguageOf(language).tag).join();
  const groups = new Set(slots.flatMap(({ plural }) => (plural === undefined ? [] : [plural.group])));
  for (const group of groups) {
    const forms = slots.flatMap(({ plural }) => (plural?.group === group ? [plural.category] : []));
    const found = [...new Set(forms)].sort().join();
    if (found !== categories)
      throw new Error(
        `${file}#${group}: has the plural forms ${found}, and ${language} needs ${categories}.`,
      );
  }
}

/** The English texts of a message; for a text that only this language has, those of the first message that takes it in. */
function englishOf(slot: Slot, english: readonly Slot[], own: readonly Slot[]): readonly Slot[] {
  const same = english.filter(({ message }) => message === slot.message);
  if (same.length > 0) return same;
  const [name = ''] = slot.key.split(/[.[]/);
  const user = own.find(
    ({ key, code }) =>
      key !== slot.key && [...code.values()].some((text) => new RegExp(`\\b${name}\\b`).test(text)),
  );
  return english.filter(({ message }) => message === user?.message);
}

/** Whether a message has the same texts in two languages: the same cases and plural forms. */
function isBuiltAlike(message: string, english: readonly Slot[], own: readonly Slot[]): boolean {
  const keys = (slots: readonly Slot[]) =>
    slots.filter((slot) => slot.message === message).map(({ key }) => key);
  return keys(english).join() === keys(own).join();
}

/** Several texts, side by side. */
function joined(slots: readonly Slot[]): readonly Piece[] {
  const texts = slots.filter(({ pieces }) => pieces.length > 0);
  return mergedPieces(texts.flatMap(({ pieces }, index) => (index === 0 ? pieces : [' | ', ...pieces])));
}

function hasLetters(piece: Piece): boolean {
  return typeof piece !== 'string' || /\p{L}/u.test(piece);
}
