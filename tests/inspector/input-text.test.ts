import { expect, it } from 'vitest';

import { inputText } from '../../src/inspector/views/input-text';

it.each([
  ['HINDON_MERCANTILE_LIMITED', '"HINDON_MERCANTILE_LIMITED"'],
  [0, '0'],
  [true, 'true'],
  [null, 'null'],
  [undefined, '–'],
  ['{…}', '{…}'],
  ['[3]', '[3]'],
  ['•••', '•••'],
  ['‹Map›', '‹Map›'],
])('shows the value that a rule read: %j as %s', (value, text) => {
  expect(inputText(value)).toBe(text);
});
