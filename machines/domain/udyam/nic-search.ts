import { compareText } from '../base/compare-text';
import type { NicCode } from './udyam';

/** Synonyms of shopkeepers and of the classification: a typed word also finds what its synonyms find. */
const synonyms: readonly (readonly string[])[] = [
  ['kirana', 'grocery', 'groceries', 'general', 'provision', 'ration', 'non-specialized', 'food'],
  ['medical', 'medicine', 'chemist', 'pharmacy', 'pharmaceutical'],
  ['cloth', 'kapda', 'garment', 'textile', 'clothing', 'saree', 'readymade'],
  ['shoe', 'chappal', 'footwear'],
  ['mobile', 'phone', 'telecommunication', 'communication'],
  ['tea', 'chai'],
  ['sweet', 'mithai', 'sweetmeat', 'confectionery'],
  ['vegetable', 'sabzi', 'sabji', 'fruit'],
  ['milk', 'dairy', 'doodh'],
  ['flour', 'atta', 'chakki'],
  ['paan', 'pan', 'cigarette', 'tobacco'],
  ['salon', 'parlour', 'barber', 'hairdressing', 'beauty'],
  ['tailor', 'silai', 'tailoring', 'boutique'],
  ['hotel', 'dhaba', 'restaurant', 'catering', 'cafeteria'],
  ['book', 'copy', 'stationery'],
  ['gold', 'jeweller', 'jewellery', 'jewelry'],
  ['hardware', 'paint', 'sanitary', 'building'],
  ['electric', 'electrical', 'electronic', 'electronics'],
  ['bike', 'scooter', 'motorcycle', 'cycles'],
  ['garage', 'mechanic', 'maintenance', 'repair'],
  ['taxi', 'cab', 'auto', 'rickshaw'],
  ['truck', 'tempo', 'freight', 'transport'],
  ['laundry', 'dhobi', 'washing', 'cleaning'],
  ['toy', 'game'],
  ['meat', 'chicken', 'mutton', 'fish'],
  ['bakery', 'bread', 'cake', 'biscuit'],
  ['utensil', 'bartan', 'crockery'],
];

/** Words that say nothing about the kind of business. */
const stopWords = new Set([
  'shop',
  'store',
  'dukan',
  'dukaan',
  'of',
  'and',
  'the',
  'my',
  'a',
  'in',
  'i',
  'we',
  'sell',
  'selling',
]);

/** One form for singular and plural. */
const stem = (word: string) => (word.length > 3 ? word.replace(/ies$/, 'y').replace(/s$/, '') : word);

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\d-]+/gu) ?? [];
}

/** A word and its synonyms, with weights: the typed word itself counts most. */
function meaningsOf(word: string): readonly { readonly start: string; readonly weight: number }[] {
  const typed = stem(word);
  const group = synonyms.find((words) => words.some((known) => stem(known) === typed)) ?? [];
  const others = group.map(stem).filter((other) => other !== typed);
  return [{ start: typed, weight: 3 }, ...others.map((start) => ({ start, weight: 2 }))];
}

/**
 * Kinds of business that match what was typed, best first: digits are the beginning of a code; words match the description in
 * any order, singular or plural, also by synonym. Every word that is not a stop word must match.
 */
export function findNicCodes(codes: readonly NicCode[], typed: string): readonly NicCode[] {
  const searched = wordsOf(typed).filter((word) => !stopWords.has(word));
  if (searched.length === 0) return [];
  const meanings = searched.map((word) => (/^\d+$/.test(word) ? word : meaningsOf(word)));
  return codes
    .map((one) => ({ one, score: scoreOf(one, meanings) }))
    .filter(({ score }) => score > 0)
    .sort((left, right) => right.score - left.score || compareText(left.one.code, right.one.code))
    .map(({ one }) => one);
}

/** 0 when a word does not match. A match near the beginning of the description scores higher. */
function scoreOf(
  { code, description }: NicCode,
  meanings: readonly (string | ReturnType<typeof meaningsOf>)[],
): number {
  const words = wordsOf(description).map(stem);
  const scores = meanings.map((meaning) => {
    if (typeof meaning === 'string') return code.startsWith(meaning) ? 5 : 0;
    return Math.max(
      ...meaning.map(({ start, weight }) => {
        const position = words.findIndex((word) => word.startsWith(start));
        return position < 0 ? 0 : weight + 1 / (position + 1);
      }),
    );
  });
  return scores.every((score) => score > 0) ? scores.reduce((sum, score) => sum + score, 0) : 0;
}
