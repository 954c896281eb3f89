import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';

import { filterNoise } from './filter-output';

it('passes lines that are meant for people, and drops the noise of the tools', () => {
  const out = new PassThrough();
  const stream = filterNoise(out);
  stream.write('Not implemented: navigation to another Document\n');
  stream.write('JUNIT report written to /home/somebody/run.junit.xml\n');
  stream.write('first\nNot implemented: navigation to another Document\nlast\n');
  expect(String(out.read())).toBe('first\nlast\n');
});
