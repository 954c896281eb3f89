/** The build lowers syntax for old web views (`build.target`), but adds no polyfills: APIs that they lack must not be called. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Missing in Android WebView 87 or Safari 15.4, with the first version that has it. */
const TOO_NEW: Readonly<Record<string, RegExp>> = {
  'Array.prototype.at (92)': /[\w\])]\??\.at\(\s*-?\d/,
  'Object.hasOwn (93)': /Object\.hasOwn\(/,
  'crypto.randomUUID (92)': /(crypto|globalThis)\.randomUUID\(/,
  'structuredClone (98)': /\bstructuredClone\(/,
  'findLast (97)': /\.findLast(Index)?\(/,
  'copying array methods (110)': /\.to(Sorted|Reversed|Spliced)\(/,
  'Object.groupBy, Map.groupBy (117)': /\b(Object|Map)\.groupBy\(/,
  'Promise.withResolvers (119)': /Promise\.withResolvers\(/,
  'AbortSignal.timeout, AbortSignal.any (103)': /AbortSignal\.(timeout|any)\(/,
  'AbortSignal.throwIfAborted (100)': /\.throwIfAborted\(/,
};

/** What a merchant's phone runs; the inspector is for analysts on a desktop. */
const files = ['machines', 'src'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !(folder === 'src' && name.startsWith('inspector/')))
    .map((name) => `${folder}/${name}`),
);

describe('APIs that a merchant’s phone may lack', () => {
  it.each(Object.entries(TOO_NEW))('calls no %s', (_, pattern) => {
    const found = files.filter((file) => pattern.test(withoutComments(readFileSync(file, 'utf8'))));
    expect(found).toEqual([]);
  });

  it('is checked completely', () => {
    expect(files.length).toBeGreaterThan(500);
  });
});

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}
