/** Amounts in words, in each language: every number below 100, the boundaries of the Indian system, paise, and the way back. */
import { describe, expect, it } from 'vitest';

import * as english from '../../src/messages/en/amount-in-words';
import * as hindi from '../../src/messages/hi/amount-in-words';
import * as marathi from '../../src/messages/mr/amount-in-words';
import { numberIn } from '../support/english-amounts';
import { fc } from '../support/random/property';

const numbers = Array.from({ length: 100 }, (_, number) => number);
const spokenRupees = (rupees: number, { spokenAmount }: typeof english) => spokenAmount(rupees * 100);

describe.each([
  ['English', english],
  ['Hindi', hindi],
  ['Marathi', marathi],
])('in %s', (_, words) => {
  it('0 to 99 have a word each, of one part', () => {
    const each = numbers.map((number) => spokenRupees(number, words));
    expect(new Set(each).size).toBe(100);
    expect(each.filter((text) => text.split(' ').length !== 2)).toEqual([]);
  });

  it.each([-1, 0.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1])('%s is no amount', (amount) => {
    expect(() => words.writtenAmount(amount)).toThrow(RangeError);
  });

  it('an amount and one that is a step higher have different words', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000_000_000 });
    fc.assert(
      fc.property(amount, fc.constantFrom(1, 100, 10_000, 100_000, 10_000_000), (paise, step) => {
        expect(words.writtenAmount(paise)).not.toBe(words.writtenAmount(paise + step));
      }),
    );
  });
});

it.each([
  [0, 'Rupees zero only', 'शून्य रुपये मात्र', 'शून्य रुपये फक्त'],
  [1, 'one paisa only', 'एक पैसा मात्र', 'एक पैसा फक्त'],
  [50, 'fifty paise only', 'पचास पैसे मात्र', 'पन्नास पैसे फक्त'],
  [100, 'Rupees one only', 'एक रुपया मात्र', 'एक रुपया फक्त'],
  [10_000, 'Rupees one hundred only', 'एक सौ रुपये मात्र', 'शंभर रुपये फक्त'],
  [10_100, 'Rupees one hundred one only', 'एक सौ एक रुपये मात्र', 'एकशे एक रुपये फक्त'],
  [99_900, 'Rupees nine hundred ninety-nine only', 'नौ सौ निन्यानवे रुपये मात्र', 'नऊशे नव्याण्णव रुपये फक्त'],
  [100_000, 'Rupees one thousand only', 'एक हज़ार रुपये मात्र', 'एक हजार रुपये फक्त'],
  [110_000, 'Rupees one thousand one hundred only', 'एक हज़ार एक सौ रुपये मात्र', 'एक हजार शंभर रुपये फक्त'],
  [
    9_999_999,
    'Rupees ninety-nine thousand nine hundred ninety-nine and ninety-nine paise only',
    'निन्यानवे हज़ार नौ सौ निन्यानवे रुपये और निन्यानवे पैसे मात्र',
    'नव्याण्णव हजार नऊशे नव्याण्णव रुपये आणि नव्याण्णव पैसे फक्त',
  ],
  [10_000_000, 'Rupees one lakh only', 'एक लाख रुपये मात्र', 'एक लाख रुपये फक्त'],
  [10_500_000, 'Rupees one lakh five thousand only', 'एक लाख पाँच हज़ार रुपये मात्र', 'एक लाख पाच हजार रुपये फक्त'],
  [10_000_100, 'Rupees one lakh one only', 'एक लाख एक रुपये मात्र', 'एक लाख एक रुपये फक्त'],
  [
    999_999_900,
    'Rupees ninety-nine lakh ninety-nine thousand nine hundred ninety-nine only',
    'निन्यानवे लाख निन्यानवे हज़ार नौ सौ निन्यानवे रुपये मात्र',
    'नव्याण्णव लाख नव्याण्णव हजार नऊशे नव्याण्णव रुपये फक्त',
  ],
  [1_000_000_000, 'Rupees one crore only', 'एक करोड़ रुपये मात्र', 'एक कोटी रुपये फक्त'],
  [
    1_020_304_050,
    'Rupees one crore two lakh three thousand forty and fifty paise only',
    'एक करोड़ दो लाख तीन हज़ार चालीस रुपये और पचास पैसे मात्र',
    'एक कोटी दोन लाख तीन हजार चाळीस रुपये आणि पन्नास पैसे फक्त',
  ],
  [
    123_000_000_000,
    'Rupees one hundred twenty-three crore only',
    'एक सौ तेईस करोड़ रुपये मात्र',
    'एकशे तेवीस कोटी रुपये फक्त',
  ],
])('%i paise as a bank writes them', (paise, ...written) => {
  expect([english, hindi, marathi].map(({ writtenAmount }) => writtenAmount(paise))).toEqual(written);
});

it.each([
  [19, 'उन्नीस', 'एकोणीस'],
  [29, 'उनतीस', 'एकोणतीस'],
  [39, 'उनतालीस', 'एकोणचाळीस'],
  [44, 'चवालीस', 'चव्वेचाळीस'],
  [49, 'उनचास', 'एकोणपन्नास'],
  [59, 'उनसठ', 'एकोणसाठ'],
  [67, 'सड़सठ', 'सदुसष्ट'],
  [69, 'उनहत्तर', 'एकोणसत्तर'],
  [76, 'छिहत्तर', 'शहात्तर'],
  [79, 'उनासी', 'एकोणऐंशी'],
  [89, 'नवासी', 'एकोणनव्वद'],
  [99, 'निन्यानवे', 'नव्याण्णव'],
])('%i rupees are spoken with the irregular number', (rupees, inHindi, inMarathi) => {
  expect(spokenRupees(rupees, hindi)).toBe(`${inHindi} रुपये`);
  expect(spokenRupees(rupees, marathi)).toBe(`${inMarathi} रुपये`);
});

it('an amount in English words, read back, is the amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 999_999_999_999 }), (paise) => {
      const [, rupees = '', rest = 'zero'] =
        /^Rupees (.*?)(?: and (.*) pai(?:se|sa))? only$/.exec(english.writtenAmount(paise)) ?? [];
      expect(numberIn(rupees) * 100 + numberIn(rest)).toBe(paise);
    }),
  );
});
