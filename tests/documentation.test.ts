/** Commands, files and links in README, CONTRIBUTING and docs/ are those that exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'sandbox/README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
];
const scripts = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts);

const FOLDERS = /^(build|docs|hosting|machines|openapi|sandbox|src|tests|\.ci)\//;

it('the README lists the commands that the project keeps', () => {
  const text = readFileSync('README.md', 'utf8');
  const missing = scripts.filter((name) => !new RegExp(`npm (run )?${name}(?![\\w:])`).test(text));
  expect(missing).toEqual([]);
});

it('every command that a page names exists', () => {
  const named = found(/npm run (?:-s )?([a-z][a-z:]*)/g);
  expect(named.filter(({ match }) => !scripts.includes(match[1] ?? '')).map(where)).toEqual([]);
});

it('every file that a page names exists', () => {
  const named = found(/(?:npx tsx |`)([\w.-]+\/[\w./-]*\w\/?)(?=[`\s:])/g);
  const missing = named.filter(
    ({ page, match: [, path = ''] }) =>
      FOLDERS.test(path) && ![path, `${path}.ts`, join(dirname(page), path)].some((file) => existsSync(file)),
  );
  expect(missing.map(where)).toEqual([]);
});

it('every link of a page leads to a page and a heading that exist', () => {
  const links = found(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g);
  const broken = links.filter(({ page, match: [, path, heading] }) => {
    const target = path === '' ? page : join(dirname(page), path ?? '');
    return !existsSync(target) || (heading !== undefined && !headings(target).includes(heading));
  });
  expect(broken.map(where)).toEqual([]);
});

interface Found {
  readonly page: string;
  readonly match: RegExpMatchArray;
}

/** All matches in the pages; a pattern without any checks nothing. */
function found(pattern: RegExp): readonly Found[] {
  const all = pages.flatMap((page) => [...read(page).matchAll(pattern)].map((match) => ({ page, match })));
  expect(all.length).toBeGreaterThan(0);
  return all;
}

function where({ page, match }: Found): string {
  return `${page}: ${match[0]}`;
}

/** Without blocks of code, in which brackets mean something else. */
function read(page: string): string {
  return readFileSync(page, 'utf8').replace(/^```(kotlin|swift|text)[\s\S]*?^```/gm, '');
}

/** Anchors of a page, as GitHub makes them. */
function headings(page: string): readonly string[] {
  return [...readFileSync(page, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
}
