import type { FontName, Measure } from './figure';

const SANS = '"Noto Sans", system-ui, sans-serif';
const MONO = '"Noto Sans Mono", ui-monospace, Menlo, Consolas, monospace';

/** The chart's fonts, for the canvas that measures and the SVG that shows. */
export const fonts: Readonly<Record<FontName, { size: number; weight: number; family: string }>> = {
  name: { size: 13, weight: 650, family: SANS },
  small: { size: 11.5, weight: 450, family: SANS },
  mono: { size: 10.5, weight: 450, family: MONO },
};

/** Measures by a canvas in the fonts that the chart is drawn with; each text once. */
export function canvasMeasure(): Measure {
  const context = document.createElement('canvas').getContext('2d');
  const known = new Map<string, number>();
  return (text, font) => {
    const key = `${font} ${text}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const { size, weight, family } = fonts[font];
    if (context !== null) context.font = `${weight} ${size}px ${family}`;
    const width = context?.measureText(text).width ?? text.length * size * 0.55;
    known.set(key, width);
    return width;
  };
}
