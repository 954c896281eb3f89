import { readFileSync } from 'node:fs';

import { expect, test } from './support/test';

test('the build runs under the Content-Security-Policy that the hosting page gives, without unsafe-inline', async ({
  request,
}) => {
  const documented = /^Content-Security-Policy: (.*)$/m.exec(readFileSync('docs/hosting.md', 'utf8'))?.[1];
  const answer = await request.get('/');
  const served = answer.headers()['content-security-policy'];
  expect(served).toBe(documented);
  expect(served).not.toContain('unsafe');
});
