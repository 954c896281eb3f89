import { expect, it } from 'vitest';

import { fileWithin } from '../../build/inspector/plugins';

const FOLDER = '/srv/dist-inspector';

it('serves files of the folder', () => {
  expect(fileWithin(FOLDER, '/inspector.html?a=1#b')).toBe('/srv/dist-inspector/inspector.html');
  expect(fileWithin(FOLDER, '/inspector-assets/a%20b.js')).toBe(
    '/srv/dist-inspector/inspector-assets/a b.js',
  );
});

it.each([
  '/inspector-assets/..%2f..%2fsecret',
  '/..%2fdist-inspector-of-another/secret',
  '/%2e%2e%2fdist-inspector-of-another',
  '/%',
  '//',
])('serves no other file: %s', (url) => {
  expect(fileWithin(FOLDER, url)).toBe(null);
});
