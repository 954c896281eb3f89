import { compareText } from '../base/compare-text';
import type { NicCode } from './udyam';

/** Groups of synonyms, from shopkeepers' language and the classification. A word also matches what its synonyms match. */
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

/** Words that are ignored, as they tell nothing about the kind of business. */
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

/** The singular of a word. */
const singular = (word: string) => (word.length > 3 ? word.replace(/ies$/, 'y').replace(/s$/, '') : word);

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\d-]+/gu) ?? [];
}

/** The beginnings of words that count as a match: the word itself, with the highest weight, and its synonyms. */
function weightedSynonyms(word: string): readonly { readonly prefix: string; readonly weight: number }[] {
  const typedWord = singular(word);
  const group = synonyms.find((words) => words.some((each) => singular(each) === typedWord)) ?? [];
  const others = group.map(singular).filter((each) => each !== typedWord);
  return [{ prefix: typedWord, weight: 3 }, ...others.map((prefix) => ({ prefix, weight: 2 }))];
}

/**
 * Kinds of business that match the entered text, best match first. A number matches the beginning of a code. A word matches the
 * description by itself or by a synonym, singular or plural, in any order. Every word except for stop words must match.
 */
export function findNicCodes(codes: readonly NicCode[], text: string): readonly NicCode[] {
  const searchWords = wordsOf(text).filter((word) => !stopWords.has(word));
  if (searchWords.length === 0) return [];
  const searchTerms = searchWords.map((word) => (/^\d+$/.test(word) ? word : weightedSynonyms(word)));
  return codes
    .map((nicCode) => ({ nicCode, score: scoreOf(nicCode, searchTerms) }))
    .filter(({ score }) => score > 0)
    .sort((left, right) => right.score - left.score || compareText(left.nicCode.code, right.nicCode.code))
    .map(({ nicCode }) => nicCode);
}

/** How well a code matches; 0 when any search term does not match. A match near the beginning of the description scores higher. */
function scoreOf(
  { code, description }: NicCode,
  /** A number to match the code, or the weighted synonyms of a word. */
  searchTerms: readonly (string | ReturnType<typeof weightedSynonyms>)[],
): number {
  const words = wordsOf(description).map(singular);
  const scores = searchTerms.map((term) => {
    if (typeof term === 'string') return code.startsWith(term) ? 5 : 0;
    return Math.max(
      ...term.map(({ prefix, weight }) => {
        const position = words.findIndex((word) => word.startsWith(prefix));
        return position < 0 ? 0 : weight + 1 / (position + 1);
      }),
    );
  });
  return scores.every((score) => score > 0) ? scores.reduce((sum, score) => sum + score, 0) : 0;
}
