/** Would the check of the build (`npm run size`) find what is newer than the targets? */
import { describe, expect, it } from 'vitest';

import { findNewer, problemsOf } from './build';

const inScript = (code: string) => findNewer({ scripts: [code], sheets: [] }).map(({ feature }) => feature);
const inSheet = (sheet: string) => findNewer({ scripts: [], sheets: [sheet] }).map(({ feature }) => feature);

describe('syntax', () => {
  it.each([
    ['a block of a class', 'class A { static { this.a = 1 } }'],
    ['a private field', 'class A { #a = 1 }'],
    ['an await outside of functions', 'await 1'],
    ['a flag of a regular expression', 'export const a = /a/v'],
  ])('%s is found', (_, code) => expect(inScript(code)).toHaveLength(1));

  it('a lookbehind, on which Safari 15.4 refuses the whole script, is found', () =>
    expect(inScript('export const a = /(?<!a)b/')).toEqual(['lookbehind']));

  it.each(['a?.(...b, c)', 'a?.b.c(...b, ...c)'])('%s, which Chromium 90 gets wrong, is found', (code) =>
    expect(inScript(code)).toEqual(['spread before the last argument of an optional call']),
  );

  it('what both targets know is not found', () =>
    expect(
      inScript(
        'a ??= b?.c(b, ...a) ?? a(...b, 1_000); export const d = /(?<year>\\d)/u; async () => { await d }',
      ),
    ).toEqual([]));
});

describe('APIs', () => {
  it.each([
    ['structuredClone(a)', 'structuredClone'],
    ['Object.hasOwn(a, b)', 'Object.hasOwn'],
    ['AbortSignal.timeout(1)', 'AbortSignal.timeout'],
    ['crypto.randomUUID()', 'crypto.randomUUID'],
    ['a.b.at(-1)', '.at()'],
    ['a.findLast(b)', '.findLast()'],
    ['a.findLastIndex(b)', '.findLastIndex()'],
    ['a.toSorted()', '.toSorted()'],
    ['a.toReversed()', '.toReversed()'],
    ['a.toSpliced(1)', '.toSpliced()'],
    ['Object.groupBy(a, b)', 'Object.groupBy'],
    ['Map.groupBy(a, b)', 'Map.groupBy'],
    ['Promise.withResolvers()', 'Promise.withResolvers'],
    ['AbortSignal.any(a)', 'AbortSignal.any'],
    ['a.signal.throwIfAborted()', '.throwIfAborted'],
    ['globalThis.crypto.randomUUID()', '.randomUUID'],
    ['globalThis.structuredClone(a)', 'globalThis.structuredClone'],
    ['a.checkVisibility()', '.checkVisibility'],
    ['const { storageBuckets: a } = navigator', '.storageBuckets'],
    ['addEventListener("scrollend", a)', null],
    ['a.addEventListener(`scrollend`, b)', 'event scrollend'],
  ])('%s', (code, feature) => expect(inScript(code)).toEqual(feature === null ? [] : [feature]));

  it('what both targets have is not found', () =>
    expect(
      inScript('a.replaceAll(b, c); Promise.any(a); new IntersectionObserver(a); queueMicrotask(a)'),
    ).toEqual([]));

  it('a property of the scripts themselves is not taken for one of a browser', () =>
    expect(inScript('a({ userState: 1, at: 2 }).userState + b.at')).toEqual([]));
});

describe('styles', () => {
  it.each([
    ['a { accent-color: red }', ['css accent-color']],
    ['a { overflow: clip }', ['css overflow: clip']],
    ['a { height: 100dvh }', ['css unit dvh']],
    ['a { color: color-mix(in srgb, red, blue) }', ['css color: color-mix()']],
    ['@layer a { b { color: red } }', ['css @layer']],
    ['@container (width > 1px) { a { color: red } }', ['css @container', 'css @media with a range']],
    ['a:has(b) { color: red }', ['css :has']],
    ['a { color: red; & b { color: blue } }', ['css nesting']],
    ['a:is(b, c) { color: red }', ['css :is']],
    ['a:where(b) { color: red }', ['css :where']],
    ['a:user-invalid { color: red }', ['css :user-invalid']],
    ['a:not(b, c) { color: red }', ['css :not with selector_list']],
    ['a:not(b c) { color: red }', ['css :not with selector_list']],
    ['a:nth-child(2 of b) { color: red }', ['css :nth-child with of_syntax']],
    ['a::details-content { color: red }', ['css ::details-content']],
    ['a { display: grid; inset: 0; gap: 1px }', []],
    ['a:not(b):nth-child(2n + 1):focus-visible::before, [c="d" i]:focus-within { color: red }', []],
  ])('%s', (sheet, features) => expect([...new Set(inSheet(sheet))]).toEqual(features));

  it('is found in the objects of scripts', () => {
    expect(
      inScript('styled("a", { color: "red", accentColor: "$ink", "&:has(b)": { color: "red" } })'),
    ).toEqual(['css :has', 'css accent-color']);
    expect(inScript('a.style.accentColor = "red"')).toEqual(['css accent-color']);
  });

  it.each(['querySelector', 'querySelectorAll', 'matches', 'closest'])(
    'a selector of %s is found',
    (name) => {
      expect(inScript(`a.${name}('b:is(c, d)')`)).toEqual(['css :is']);
      expect(inScript(`a.${name}(\`[b="\${c}"]:has(d)\`)`)).toEqual(['css :has']);
      expect(inScript(`a.${name}('b:not(c)')`)).toEqual([]);
    },
  );

  it('properties of an element are no styles', () =>
    expect(inScript('(0, a.jsx)(b, { size: "lg", alt: "", scale: "1" })')).toEqual([]));
});

describe('the table of what is known', () => {
  const found = [{ feature: 'structuredClone', where: 'structuredClone(a)' }];

  it('passes what is listed, and names what is not', () => {
    expect(problemsOf(found, { structuredClone: { places: 1, reason: 'a' } })).toEqual([]);
    expect(problemsOf(found, {})).toEqual([expect.stringContaining('structuredClone is newer')]);
  });

  it('names another place of what is listed, and what is listed and gone', () => {
    expect(problemsOf([...found, ...found], { structuredClone: { places: 1, reason: 'a' } })).toEqual([
      expect.stringContaining('in 2 places, 1 are known'),
    ]);
    expect(problemsOf([], { structuredClone: { places: 1, reason: 'a' } })).toEqual([
      expect.stringContaining('not in the build'),
    ]);
  });
});
