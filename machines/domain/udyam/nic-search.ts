import { compareText } from '../base/compare-text';
import type { NicCode } from './udyam';

/** The same Devanagari letter with a dot is typed as one character or as two. */
function composed(text: string): string {
  return text.normalize('NFC');
}

/**
 * Groups of synonyms, from shopkeepers' language and the classification. A word also matches what its synonyms match. The Hindi and Marathi
 * words stand beside the English ones: the classification is in English, and a merchant types in any script, whatever the app's language.
 */
const synonyms = (
  [
    [
      ...['kirana', 'grocery', 'groceries', 'general', 'provision', 'ration', 'non-specialized', 'food'],
      ...['किराना', 'किराणा', 'राशन', 'रेशन', 'परचून', 'जनरल', 'वाणसामान'],
    ],
    [
      ...['medical', 'medicine', 'chemist', 'pharmacy', 'pharmaceutical'],
      ...['मेडिकल', 'दवा', 'दवाई', 'दवाइयाँ', 'दवाइयां', 'केमिस्ट', 'औषध', 'औषधे', 'औषधी'],
    ],
    [
      ...['cloth', 'kapda', 'garment', 'textile', 'clothing', 'saree', 'readymade'],
      ...['कपड़ा', 'कपड़े', 'कापड', 'कपडे', 'साड़ी', 'साडी', 'रेडीमेड'],
    ],
    ['shoe', 'chappal', 'footwear', 'जूता', 'जूते', 'चप्पल', 'चपला', 'बूट'],
    ['mobile', 'phone', 'telecommunication', 'communication', 'मोबाइल', 'मोबाईल', 'फ़ोन', 'फोन'],
    ['tea', 'chai', 'चाय', 'चहा'],
    ['sweet', 'mithai', 'sweetmeat', 'confectionery', 'मिठाई', 'मिठाइयाँ', 'हलवाई'],
    [
      ...['vegetable', 'sabzi', 'sabji', 'fruit'],
      ...['सब्ज़ी', 'सब्जी', 'सब्ज़ियाँ', 'भाजी', 'भाजीपाला', 'फल', 'फळ', 'फळे'],
    ],
    ['milk', 'dairy', 'doodh', 'दूध', 'डेयरी', 'डेअरी'],
    ['flour', 'atta', 'chakki', 'आटा', 'पीठ', 'चक्की', 'गिरणी', 'गिरण'],
    ['paan', 'pan', 'cigarette', 'tobacco', 'पान', 'सिगरेट', 'तंबाकू', 'तंबाखू'],
    ['salon', 'parlour', 'barber', 'hairdressing', 'beauty', 'सैलून', 'सलून', 'पार्लर', 'नाई', 'न्हावी'],
    ['tailor', 'silai', 'tailoring', 'boutique', 'दर्ज़ी', 'दर्जी', 'सिलाई', 'शिंपी', 'शिवण', 'टेलर', 'बुटीक'],
    [
      ...['hotel', 'dhaba', 'restaurant', 'catering', 'cafeteria'],
      ...['होटल', 'हॉटेल', 'ढाबा', 'भोजनालय', 'खानावळ', 'रेस्टोरेंट', 'कैटरिंग', 'केटरिंग'],
    ],
    ['book', 'copy', 'stationery', 'किताब', 'किताबें', 'कॉपी', 'पुस्तक', 'पुस्तके', 'वही', 'स्टेशनरी'],
    [
      ...['gold', 'jeweller', 'jewellery', 'jewelry'],
      ...['सोना', 'सोने', 'ज़ेवर', 'जेवर', 'गहने', 'ज्वेलर्स', 'सराफ', 'सुनार', 'सोनार', 'दागिने'],
    ],
    ['hardware', 'paint', 'sanitary', 'building', 'हार्डवेयर', 'हार्डवेअर', 'पेंट', 'रंग'],
    ['electric', 'electrical', 'electronic', 'electronics', 'बिजली', 'इलेक्ट्रिक', 'इलेक्ट्रॉनिक्स'],
    ['bike', 'scooter', 'motorcycle', 'cycles', 'बाइक', 'बाईक', 'स्कूटर', 'मोटरसाइकिल', 'मोटारसायकल', 'दुचाकी'],
    [
      ...['garage', 'mechanic', 'maintenance', 'repair'],
      ...['गैराज', 'गॅरेज', 'मैकेनिक', 'मेकॅनिक', 'मरम्मत', 'दुरुस्ती', 'रिपेयर'],
    ],
    ['taxi', 'cab', 'auto', 'rickshaw', 'टैक्सी', 'टॅक्सी', 'ऑटो', 'रिक्शा', 'रिक्षा'],
    ['truck', 'tempo', 'freight', 'transport', 'ट्रक', 'टेंपो', 'टेम्पो', 'ट्रांसपोर्ट', 'वाहतूक'],
    ['laundry', 'dhobi', 'washing', 'cleaning', 'धोबी', 'लॉन्ड्री', 'लाँड्री', 'धुलाई'],
    ['toy', 'game', 'खिलौना', 'खिलौने', 'खेळणी'],
    ['meat', 'chicken', 'mutton', 'fish', 'मांस', 'चिकन', 'मटन', 'मटण', 'मछली', 'मासे', 'मासळी'],
    ['bakery', 'bread', 'cake', 'biscuit', 'बेकरी', 'ब्रेड', 'केक', 'बिस्किट'],
    ['utensil', 'bartan', 'crockery', 'बर्तन', 'भांडी', 'भांडे'],
    ['flower', 'phool', 'फूल', 'फूलवाला', 'फुले', 'फुलं'],
    ['furniture', 'फर्नीचर', 'फर्निचर'],
    ['cycle', 'bicycle', 'साइकिल', 'सायकल'],
    ['watch', 'clock', 'घड़ी', 'घड्याळ'],
    ['seed', 'fertiliser', 'बीज', 'खाद', 'बियाणे', 'खत', 'खते'],
    ['spice', 'masala', 'मसाला', 'मसाले'],
    ['pickle', 'achar', 'अचार', 'लोणचे', 'लोणची'],
    ['papad', 'पापड़', 'पापड'],
    ['ice', 'ice-cream', 'आइसक्रीम', 'आईस्क्रीम', 'कुल्फ़ी', 'कुल्फी'],
    ['juice', 'जूस', 'ज्यूस', 'रस'],
    ['courier', 'कूरियर', 'कुरिअर'],
    ['computer', 'कंप्यूटर', 'संगणक', 'कॉम्प्युटर'],
  ] satisfies readonly (readonly string[])[]
).map((words) => words.map(composed));

/** Words that are ignored, as they tell nothing about the kind of business. */
const stopWords = new Set(
  [
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
    ...['दुकान', 'दुकाने', 'की', 'का', 'के', 'और', 'में', 'मेरी', 'मेरा', 'चे', 'ची', 'चा', 'आणि', 'माझे'],
  ].map(composed),
);

/** Letters of a word from which it also finds the synonyms of words that begin with it. */
const MIN_TYPED_LETTERS = 3;

/** The singular of a word. */
const singular = (word: string) => (word.length > 3 ? word.replace(/ies$/, 'y').replace(/s$/, '') : word);

/** The words of a text, in lower case. A dash belongs to a word that begins before it: alone it is none. */
function wordsOf(text: string): readonly string[] {
  return (
    composed(text)
      .toLowerCase()
      .match(/[\p{L}\p{M}\d][\p{L}\p{M}\d-]*/gu) ?? []
  );
}

/** The beginnings of words that count as a match: the word itself, with the highest weight, and its synonyms. */
function weightedSynonyms(word: string): readonly { readonly prefix: string; readonly weight: number }[] {
  const typedWord = singular(word);
  const groups = synonyms.filter((words) => words.some((each) => singular(each) === typedWord));
  // A word that is still being typed matches the groups of all words that begin with it.
  const begun =
    typedWord.length < MIN_TYPED_LETTERS
      ? []
      : synonyms.filter((words) => words.some((each) => each.startsWith(typedWord)));
  const [found, weight] = groups.length > 0 ? [groups, 2] : [begun, 1];
  const others = found.flat().map(singular);
  return [
    { prefix: typedWord, weight: 3 },
    ...others.filter((each) => each !== typedWord).map((prefix) => ({ prefix, weight })),
  ];
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
