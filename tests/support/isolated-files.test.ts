import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import { isolatedFiles } from './vitest';

it('a test file that mocks modules, or loads them again, is listed, so that it has a worker of its own', () => {
  const tests = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `tests/${file}`);
  const mocking = tests.filter((file) =>
    /^\s*vi\.((do)?mock|resetModules)\(/im.test(readFileSync(file, 'utf8')),
  );
  expect(mocking.filter((file) => !isolatedFiles.includes(file))).toEqual([]);
  expect(isolatedFiles.filter((file) => !tests.includes(file))).toEqual([]);
});
