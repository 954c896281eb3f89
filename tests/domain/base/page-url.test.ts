import { expect, it } from 'vitest';

import { safeWebsiteUrl } from '../../../machines/domain/base/page-url';

const APP = 'https://loans.example';

it.each([
  ['https://www.lender.example/help', [], 'https://www.lender.example/help'],
  ['https://www.lender.example', ['*.lender.example'], 'https://www.lender.example/'],
  ['https://www.lender.example', ['bank.example'], null],
  // A host name alone would be a path of the app.
  ['www.lender.example', [], null],
  ['/terms', [], null],
  ['http://www.lender.example', [], null],
  ['javascript:alert(1)', [], null],
  ['https://user:word@lender.example', [], null],
  ['https://', [], null],
  ['', [], null],
  [null, [], null],
])('the website %s, with the hosts %j, is opened as %s', (website, hosts, url) => {
  expect(safeWebsiteUrl(website, APP, hosts)).toBe(url);
});
