import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

import { documentFinder } from '../../hosting/document-finder';

const folder = mkdtempSync(join(tmpdir(), 'documents-'));
afterAll(() => rmSync(folder, { recursive: true }));
for (const language of ['', 'hi/'])
  for (const name of ['index', 'not-found', 'terms', 'pay/_linkId', 'termloan/contact/_partnerId']) {
    const file = join(folder, `${language}${name}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '');
  }
const find = documentFinder(folder);

it.each([
  ['/', undefined, '/index.html'],
  ['/terms', undefined, '/terms.html'],
  ['/pay/lnk_1', undefined, '/pay/_linkId.html'],
  ['/termloan/contact/mine', undefined, '/termloan/contact/_partnerId.html'],
  ['/nowhere', undefined, '/not-found.html'],
  ['/', 'hi', '/hi/index.html'],
  ['/pay/lnk_1', 'hi', '/hi/pay/_linkId.html'],
  ['/nowhere', 'hi', '/hi/not-found.html'],
  ['/terms', 'xx', '/terms.html'],
  ['/hi', undefined, '/hi/index.html'],
  ['/hi/', undefined, '/hi/index.html'],
  ['/hi/terms', undefined, '/hi/terms.html'],
  ['/hi/nowhere', undefined, '/hi/not-found.html'],
])('finds for %s with the language %s in the cookie %s', (path, cookieLanguage, file) => {
  expect(find(path, cookieLanguage)).toBe(file);
});
