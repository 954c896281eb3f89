import { expect, it } from 'vitest';

import { pictureSize } from '../../machines/domain/files/picture-size';
import { jpegOf, pngOf } from '../support/images/picture-headers';
import { fc } from '../support/random/property';

const size = (bytes: readonly number[]) => pictureSize(Uint8Array.from(bytes));
const pixels = (bytes: readonly number[]) => size(bytes)?.pixels ?? null;

it.each([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc9, 0xcf])('reads a JPEG of the kind %i', (kind) => {
  expect(pixels(jpegOf(4_000, 3_000, kind))).toBe(12_000_000);
});

it('says which picture is drawn in parts: a JPEG from top to bottom, no progressive one, no PNG', () => {
  const kinds = [0xc0, 0xc1, 0xc2, 0xc6, 0xca].map((kind) => size(jpegOf(4_000, 3_000, kind)));
  expect([...kinds, size(pngOf(320, 200))].map((found) => found?.isDrawnInParts)).toEqual([
    ...[true, true, false, false, false],
    false,
  ]);
});

it('reads the largest size of each format', () => {
  expect(pixels(jpegOf(65_535, 65_535))).toBe(65_535 ** 2);
  expect(pixels(pngOf(2 ** 31 - 1, 2 ** 31 - 1))).toBe((2 ** 31 - 1) ** 2);
});

it('skips segments before the frame, of any length', () => {
  expect(pixels(jpegOf(4_000, 3_000, 0xc2, 65_000))).toBe(12_000_000);
});

it('returns null for a truncated header', () => {
  for (const whole of [jpegOf(4_000, 3_000).slice(0, -6), pngOf(320, 200).slice(0, -1)])
    for (let length = 0; length < whole.length; length += 1)
      expect(pixels(whole.slice(0, length))).toBe(null);
});

it('terminates for any bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const found = pixels([0xff, 0xd8, ...bytes]);
      expect(found === null || found >= 0).toBe(true);
    }),
  );
});
