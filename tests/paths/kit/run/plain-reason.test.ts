import { describe, expect, it } from 'vitest';

import { plainReason } from './plain-reason';

describe('a reason as plain text', () => {
  it.each([
    [
      "expected 'ACTIVE' to be 'CANCELLED' // Object.is equality",
      'in withdrawn, CANCELLED was expected, but ACTIVE was found',
    ],
    [
      'The journey is in "pan" (active), the model in "help" (active).',
      'in withdrawn, the chart was expected in help, and is in pan',
    ],
    [
      'the screen shows "Autopay is on": expected false to be true // Object.is equality',
      'in withdrawn, the screen was expected to show "Autopay is on", and does not',
    ],
    [
      'the screen does not show "Autopay is on": expected true to be false // Object.is equality',
      'in withdrawn, the screen was expected not to show "Autopay is on", and shows it',
    ],
    [
      'Unable to find an accessible element with the role "button" and name "Stop autopay"\n\nHere are ...',
      'in withdrawn, the screen was expected to have the button "Stop autopay", and has none',
    ],
    [
      "expected 'paid' not to be 'paid' // Object.is equality",
      'in withdrawn, paid was found and not expected',
    ],
    ['something that nobody foresaw\nsecond line', 'in withdrawn: something that nobody foresaw'],
  ])('of %j is explained as expected and found', (reason, plain) => {
    expect(plainReason(reason, 'withdrawn')).toBe(plain);
  });
});
