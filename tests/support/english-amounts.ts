/** Reads amounts in English words, as somebody who knows the names of the numbers does. */

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';
const values: Readonly<Record<string, number>> = Object.fromEntries([
  ...SMALL.split(' ').map((word, value) => [word, value]),
  ...TENS.split(' ').map((word, at) => [word, (at + 2) * 10]),
]);
const scales: Readonly<Record<string, number>> = { thousand: 1_000, lakh: 100_000, crore: 10_000_000 };

/** An integer in English words: "one lakh five thousand". NaN for other words. */
export function numberIn(text: string): number {
  let [sum, group] = [0, 0];
  for (const word of text.split(/[ -]/)) {
    const scale = scales[word];
    if (word === 'hundred') group *= 100;
    else if (scale === undefined) group += values[word] ?? Number.NaN;
    else [sum, group] = [sum + group * scale, 0];
  }
  return sum + group;
}

/** The spoken amounts of a text, in paise, in their order. */
export function amountsIn(text: string): readonly number[] {
  const word = `(?:${[...Object.keys(values), ...Object.keys(scales), 'hundred'].join('|')})`;
  const number = `${word}(?:[ -]${word})*`;
  const amount = new RegExp(`(?:(${number}) rupees?(?: and )?)?(?:(${number}) (?:paise|paisa))?`, 'g');
  return [...text.matchAll(amount)]
    .filter(([whole]) => whole !== '')
    .map(([, rupees = 'zero', paise = 'zero']) => numberIn(rupees) * 100 + numberIn(paise));
}
