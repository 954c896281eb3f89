/**
 * The app waits for a file that cannot be loaded, and shows the page for old browsers where a file cannot be run (decision 022). Does
 * it tell the two apart by what each engine says?
 */
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { isLoadError } from '../../src/import-app';
import { freePort } from '../browser/support/cross-origin-services';
import { engines, programsOrSkip } from './engines';
import { chromium87 } from './old-chromium';

const FILES: Readonly<Record<string, string>> = {
  '/not-parsed.js': 'export const a = ;',
  '/not-defined.js': 'newer();',
  '/no-function.js': 'document.newer();',
};
const URLS = ['/missing.js', '/dropped.js', ...Object.keys(FILES)];

/** Puts name and message of each import's error into the title. */
const DOCUMENT = `<!doctype html><title></title><script>
  const problemOf = (url) => import(url).then(() => [], ({ name, message }) => [name, message]);
  Promise.all(${JSON.stringify(URLS)}.map(problemOf)).then((all) => { document.title = JSON.stringify(all); });
</script>`;

let origin = '';
let server: Server;

beforeAll(async () => {
  server = createServer(({ url = '' }, answer) => {
    if (url === '/dropped.js') return void answer.destroy();
    const script = FILES[url];
    answer.statusCode = script === undefined && url !== '/' ? 404 : 200;
    answer.setHeader('content-type', url === '/' ? 'text/html' : 'text/javascript');
    answer.end(url === '/' ? DOCUMENT : (script ?? ''));
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  origin = `http://localhost:${port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const isNight = process.env.NIGHTLY !== undefined;
const tested = isNight ? [...engines, chromium87] : engines.filter(({ name }) => name !== 'Chromium');

describe.each(tested)('$name', (engine) => {
  it('says of a file whether it was not loaded or cannot be run', { timeout: 240_000 }, async (context) => {
    const browser = await engine.open(programsOrSkip(engine, context));
    try {
      const tab = await browser.newTab();
      await tab.goto(origin);
      const read = () => tab.evaluate(() => document.title, null);
      await expect.poll(read, { timeout: 20_000 }).not.toBe('');
      const problems: readonly (readonly [string, string])[] = JSON.parse(await read());
      const verdicts = problems.map(([name, message]) =>
        isLoadError(name === 'TypeError' ? new TypeError(message) : new Error(message)),
      );
      expect(verdicts, JSON.stringify(problems)).toEqual([true, true, false, false, false]);
    } finally {
      await browser.close();
    }
  });
});
