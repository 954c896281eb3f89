import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import { isolatedFiles } from './vitest';

it('a test file that mocks a module is listed, so that it has a worker of its own', () => {
  const tests = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `tests/${file}`);
  const mocking = tests.filter((file) => /^\s*vi\.(do)?mock\(/im.test(readFileSync(file, 'utf8')));
  expect(mocking.filter((file) => !isolatedFiles.includes(file))).toEqual([]);
  expect(isolatedFiles.filter((file) => !tests.includes(file))).toEqual([]);
});
