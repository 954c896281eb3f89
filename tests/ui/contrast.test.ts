import { describe, expect, it } from 'vitest';

import { dark, light } from '../../src/ui/theme/stitches.config';

type Linear = readonly [red: number, green: number, blue: number];
type Matrix = readonly [Linear, Linear, Linear];

/** How a colour is seen, on linear RGB (Machado, Oliveira and Fernandes 2009, severity 1). */
const sight: Readonly<Record<string, Matrix>> = {
  'full colour sight': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** WCAG 2.2: 1.4.3 (AA) and 1.4.6 (AAA), for text of any size. */
const AA = 4.5;
const AAA = 7;

function linear(hex: string): Linear {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return [red, green, blue];
}

function luminance(hex: string, matrix: Matrix): number {
  const colour = linear(hex);
  const [red = 0, green = 0, blue = 0] = matrix.map((row) =>
    Math.min(1, Math.max(0, row[0] * colour[0] + row[1] * colour[1] + row[2] * colour[2])),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(text: string, background: string, matrix: Matrix): number {
  const [dim = 0, bright = 0] = [luminance(text, matrix), luminance(background, matrix)].sort(
    (a, b) => a - b,
  );
  return (bright + 0.05) / (dim + 0.05);
}

type ColourName = keyof typeof light;
const backgrounds = ['paper', 'surface', 'raised', 'tint', 'dueTint', 'lateTint', 'infoTint'] as const;
const textPairs: readonly (readonly [text: ColourName, background: ColourName])[] = [
  ...backgrounds.map((background) => ['ink', background] as const),
  ...backgrounds.map((background) => ['muted', background] as const),
  ['primary', 'paper'],
  ['primary', 'surface'],
  ['primary', 'tint'],
  ['due', 'dueTint'],
  ['late', 'lateTint'],
  ['late', 'surface'],
  ['info', 'infoTint'],
  ['onPrimary', 'primary'],
  ['onLate', 'late'],
];

for (const [scheme, colours] of Object.entries({ light, dark })) {
  describe(`the ${scheme} scheme`, () => {
    it.each(Object.entries(sight))('has text of at least 4.5:1 with %s', (_, matrix) => {
      const low = textPairs.filter(
        ([text, background]) => contrast(colours[text], colours[background], matrix) < AA,
      );
      expect(low).toEqual([]);
    });

    it.each(backgrounds)('has amounts of at least 7:1 on %s', (background) => {
      for (const matrix of Object.values(sight))
        expect(contrast(colours.ink, colours[background], matrix)).toBeGreaterThanOrEqual(AAA);
    });
  });
}
