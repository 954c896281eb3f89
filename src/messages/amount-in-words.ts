/** What the amounts of a language are made of. */
export interface NumberWords {
  /** 0 to 99, each at its own place: Hindi and Marathi have a word of its own for each. */
  readonly upTo99: readonly string[];
  /** Hundreds by their number, 0 to 9, as they stand before a rest: "two hundred" of 201. The first is never used. */
  readonly hundreds: readonly string[];
  /** Exactly 100. */
  readonly oneHundred: string;
  readonly thousand: string;
  readonly lakh: string;
  readonly crore: string;
}

/** How a language says an amount. */
export interface AmountTexts {
  /** 1 rupee and 1 paisa, and other numbers of them. */
  readonly rupee: string;
  readonly rupees: (count: string) => string;
  readonly paisa: string;
  readonly paise: (count: string) => string;
  readonly rupeesAndPaise: (rupees: string, paise: string) => string;
  /** What is around the whole amount: "… only". */
  readonly complete: (amount: string) => string;
}

const HUNDRED = 100;
const THOUSAND = 1_000;
const LAKH = 100_000;
const CRORE = 10_000_000;
const PAISE_PER_RUPEE = 100;

/**
 * Returns a function from an amount in paise (an integer, 0 or more) to words of a language, in the Indian system: "Rupees one lakh five
 * thousand and fifty paise only". It throws a RangeError for another number.
 */
export function amountInWordsOf(words: NumberWords, texts: AmountTexts): (paise: number) => string {
  function wordsOf(rupees: number, paise: number): string {
    const rupeeText = rupees === 1 ? texts.rupee : texts.rupees(numberInWords(words, rupees));
    if (paise === 0) return rupeeText;
    const paiseText = paise === 1 ? texts.paisa : texts.paise(numberInWords(words, paise));
    return rupees === 0 ? paiseText : texts.rupeesAndPaise(rupeeText, paiseText);
  }
  return (amount) => {
    if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError('An amount is a number of paise.');
    const paise = amount % PAISE_PER_RUPEE;
    return texts.complete(wordsOf((amount - paise) / PAISE_PER_RUPEE, paise));
  };
}

/** An integer, 0 or more, in words. Beyond 99 crore, the crores are counted like every number: "one hundred twenty crore". */
function numberInWords(words: NumberWords, number: number): string {
  const small = words.upTo99[number];
  if (small !== undefined) return small;
  const counted = (unit: number, name: string) => {
    const count = Math.floor(number / unit) % (unit === CRORE ? Number.MAX_SAFE_INTEGER : HUNDRED);
    return count === 0 ? [] : [numberInWords(words, count), name];
  };
  const rest = number % THOUSAND;
  const hundreds = Math.floor(rest / HUNDRED);
  return [
    ...counted(CRORE, words.crore),
    ...counted(LAKH, words.lakh),
    ...counted(THOUSAND, words.thousand),
    ...(hundreds === 0 ? [] : [rest === HUNDRED ? words.oneHundred : words.hundreds[hundreds]]),
    ...(rest % HUNDRED === 0 ? [] : [words.upTo99[rest % HUNDRED]]),
  ].join(' ');
}
