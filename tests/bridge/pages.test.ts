import { expect, it } from 'vitest';

import { isPage } from '../../src/bridge/pages';

const HERE = 'http://localhost:4173';

it.each([
  ['https://bank.example/approve', true],
  ['/sandbox/bank/mnd_1', true],
  [`${HERE}/sandbox/bank/mnd_1`, true],
  ['http://bank.example/approve', false],
  ['javascript:alert(1)', false],
  ['data:text/html,hello', false],
  [`blob:${HERE}/1`, false],
  ['upi://mandate?pa=a@b', false],
  ['https://', false],
])('%s is a page that the app may leave for: %s', (text, is) => {
  expect(isPage(text, HERE)).toBe(is);
});
