import { amountInWordsOf, type NumberWords } from '../amount-in-words';

const numberWords: NumberWords = {
  // biome-ignore format: a line for each ten.
  upTo99: [
    'zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine',
    'ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen',
    'twenty', 'twenty-one', 'twenty-two', 'twenty-three', 'twenty-four', 'twenty-five', 'twenty-six', 'twenty-seven', 'twenty-eight', 'twenty-nine',
    'thirty', 'thirty-one', 'thirty-two', 'thirty-three', 'thirty-four', 'thirty-five', 'thirty-six', 'thirty-seven', 'thirty-eight', 'thirty-nine',
    'forty', 'forty-one', 'forty-two', 'forty-three', 'forty-four', 'forty-five', 'forty-six', 'forty-seven', 'forty-eight', 'forty-nine',
    'fifty', 'fifty-one', 'fifty-two', 'fifty-three', 'fifty-four', 'fifty-five', 'fifty-six', 'fifty-seven', 'fifty-eight', 'fifty-nine',
    'sixty', 'sixty-one', 'sixty-two', 'sixty-three', 'sixty-four', 'sixty-five', 'sixty-six', 'sixty-seven', 'sixty-eight', 'sixty-nine',
    'seventy', 'seventy-one', 'seventy-two', 'seventy-three', 'seventy-four', 'seventy-five', 'seventy-six', 'seventy-seven', 'seventy-eight', 'seventy-nine',
    'eighty', 'eighty-one', 'eighty-two', 'eighty-three', 'eighty-four', 'eighty-five', 'eighty-six', 'eighty-seven', 'eighty-eight', 'eighty-nine',
    'ninety', 'ninety-one', 'ninety-two', 'ninety-three', 'ninety-four', 'ninety-five', 'ninety-six', 'ninety-seven', 'ninety-eight', 'ninety-nine',
  ],
  hundreds: [
    '',
    'one hundred',
    'two hundred',
    'three hundred',
    'four hundred',
    'five hundred',
    'six hundred',
    'seven hundred',
    'eight hundred',
    'nine hundred',
  ],
  oneHundred: 'one hundred',
  thousand: 'thousand',
  lakh: 'lakh',
  crore: 'crore',
};

/** As it is spoken: "one lakh five thousand rupees". @param paise an integer, 0 or more */
export const spokenAmount = amountInWordsOf(numberWords, {
  rupee: 'one rupee',
  rupees: (count) => `${count} rupees`,
  paisa: 'one paisa',
  paise: (count) => `${count} paise`,
  rupeesAndPaise: (rupees, paise) => `${rupees} and ${paise}`,
  complete: (amount) => amount,
});

/** As a bank writes it below the figures: "Rupees one lakh five thousand only". @param paise an integer, 0 or more */
export const writtenAmount = amountInWordsOf(numberWords, {
  rupee: 'Rupees one',
  rupees: (count) => `Rupees ${count}`,
  paisa: 'one paisa',
  paise: (count) => `${count} paise`,
  rupeesAndPaise: (rupees, paise) => `${rupees} and ${paise}`,
  complete: (amount) => `${amount} only`,
});
