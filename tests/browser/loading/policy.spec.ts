import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { expect, test } from '../support/test';

const root = new URL('../../..', import.meta.url).pathname;

test('the build runs under the headers of the hosting page, without unsafe-inline', async ({ request }) => {
  const block = /^## Headers[\s\S]*?```\n([\s\S]*?)```/m.exec(readFileSync('docs/hosting.md', 'utf8'))?.[1];
  const documented = (block ?? '')
    .trim()
    .split('\n')
    .map((line) => line.split(/: (.*)/).slice(0, 2));
  expect(documented.length).toBeGreaterThan(5);
  const served = (await request.get('/')).headers();
  // The hash is of the sheet of this build.
  const policy = served['content-security-policy']?.replaceAll(/'sha256-[^']{20,}'/g, "'sha256-...'") ?? '';
  served['content-security-policy'] = policy;
  for (const [name = '', value] of documented) expect(served[name.toLowerCase()], name).toBe(value);
  expect(served['content-security-policy']).not.toContain('unsafe');
});

test('VITE_INSPECTION=off builds an app without inspection @night', () => {
  test.setTimeout(180_000);
  const dist = buildWith({ VITE_INSPECTION: 'off' });
  const names = (folder: string) => readdirSync(join(folder, 'assets'));
  const speaking = (folder: string) =>
    names(folder).filter((name) =>
      readFileSync(join(folder, 'assets', name), 'utf8').includes('inspector-open'),
    );
  // The ordinary build has the code: the check itself works.
  expect(speaking(join(root, 'dist')).length).toBeGreaterThan(0);
  expect(names(join(root, 'dist')).some((name) => name.startsWith('inspect'))).toBe(true);
  expect(speaking(dist)).toEqual([]);
  expect(names(dist).filter((name) => name.startsWith('inspect'))).toEqual([]);
});

function buildWith(variables: Readonly<Record<string, string>>): string {
  const outDir = 'reports/inspection-off';
  const vite = resolve(root, 'node_modules/vite/bin/vite.js');
  execFileSync(process.execPath, [vite, 'build', '--logLevel', 'warn', '--outDir', outDir, '--emptyOutDir'], {
    cwd: root,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return join(root, outDir);
}
