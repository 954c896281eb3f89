import type { FontName, Measure } from './figure';

const SANS = '"Noto Sans", system-ui, sans-serif';
const MONO = '"Noto Sans Mono", ui-monospace, Menlo, Consolas, monospace';

/** Fonts of the drawing. `size` in pixels. */
export const fonts: Readonly<Record<FontName, { size: number; weight: number; family: string }>> = {
  name: { size: 13, weight: 650, family: SANS },
  small: { size: 11.5, weight: 450, family: SANS },
  mono: { size: 11.5, weight: 450, family: MONO },
};

/** Minimum size of a text on the screen that is readable, in pixels. */
export const MIN_TEXT_PX = 11;

/** Scale of the drawing at which its smallest text is just readable. */
export const READABLE_SCALE = MIN_TEXT_PX / Math.min(...Object.values(fonts).map(({ size }) => size));

/** Widths of Noto Sans' characters from space to tilde, in thousandths of the font's size. */
const WIDTHS = [
  260, 268, 408, 646, 572, 831, 730, 225, 300, 300, 551, 572, 268, 322, 268, 372, 572, 572, 572, 572, 572,
  572, 572, 572, 572, 572, 268, 268, 572, 572, 572, 434, 899, 639, 650, 632, 729, 556, 519, 728, 741, 339,
  273, 619, 524, 907, 760, 781, 605, 781, 622, 549, 556, 731, 600, 930, 586, 566, 572, 329, 372, 329, 572,
  444, 281, 561, 615, 480, 615, 564, 344, 615, 618, 258, 258, 531, 258, 935, 618, 605, 615, 615, 413, 479,
  361, 618, 508, 786, 529, 510, 470, 381, 551, 381, 572,
];

/** Width of any other character, in thousandths: that of an arrow. */
const DEFAULT_WIDTH = 1_000;
const MONO_WIDTH = 600;

/** Factors by which the weight of a font makes its letters wider. */
const WEIGHT_FACTORS: Readonly<Record<FontName, number>> = { name: 1.06, small: 1.02, mono: 1 };

/**
 * Width of a text in pixels, from a table: so it is the same in the build, which lays the charts out, and in every browser.
 * Other system fonts are narrower than Noto Sans, or hardly wider.
 */
export const tableMeasure: Measure = (text, font) => {
  const widths = Array.from(text, (character) => WIDTHS[character.charCodeAt(0) - 32] ?? DEFAULT_WIDTH);
  const total = font === 'mono' ? widths.length * MONO_WIDTH : widths.reduce((sum, width) => sum + width, 0);
  return (total * fonts[font].size * WEIGHT_FACTORS[font]) / 1_000;
};
