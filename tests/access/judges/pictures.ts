/** Judges pictures of the page: what computed styles do not tell. Runs in the page. */
import { describe, type LineBox, textBlocks } from './text-blocks';

/** WCAG 2.2, focus appearance. */
const MIN_FOCUS_CONTRAST = 3;
/** WCAG 2.2, contrast (minimum). */
const MIN_TEXT_CONTRAST = 4.5;

/** A part of the page and its picture, after a change. */
interface ChangedPart {
  readonly url: string;
  readonly x: number;
  readonly y: number;
}

/** Number of pixels that changed by a contrast of at least 3:1. @param url picture of the whole page, before */
export async function changedPixels(url: string, part: ChangedPart): Promise<number> {
  const [before, after] = await Promise.all([pixelsOf(url), pixelsOf(part.url)]);
  const [left, top] = [Math.round(part.x), Math.round(part.y)];
  let changed = 0;
  for (let y = 0; y < Math.min(after.height, before.height - top); y += 1)
    for (let x = 0; x < Math.min(after.width, before.width - left); x += 1) {
      const earlier = luminance(before.data, ((top + y) * before.width + left + x) * 4);
      const later = luminance(after.data, (y * after.width + x) * 4);
      if (contrast(earlier, later) >= MIN_FOCUS_CONTRAST) changed += 1;
    }
  return changed;
}

/**
 * Texts that can hardly be seen. For forced colours: `getComputedStyle` has the colours of the author there, so axe can't judge it.
 * @param url picture of the page, from its top
 */
export async function faintTexts(url: string): Promise<readonly string[]> {
  const picture = await pixelsOf(url);
  return textBlocks()
    .filter(({ element }) => element.closest(':disabled, [aria-disabled=true]') === null)
    .flatMap(({ element, text, boxesOf }) => {
      const lines = boxesOf(0, text.length);
      // The text of a textarea has no boxes of its own.
      const boxes = lines.length > 0 ? lines : [element.getBoundingClientRect()];
      const best = Math.max(...boxes.map((box) => contrastIn(picture, box)));
      return best < MIN_TEXT_CONTRAST ? [`contrast: ${best.toFixed(1)} of ${describe(element)}`] : [];
    });
}

/** Contrast between the lightest and the darkest pixel of a box. */
function contrastIn({ data, width, height }: ImageData, box: LineBox): number {
  let lightest = 0;
  let darkest = 1;
  for (let y = Math.max(0, Math.floor(box.top)); y < Math.min(height, box.bottom); y += 1)
    for (let x = Math.max(0, Math.floor(box.left)); x < Math.min(width, box.right); x += 1) {
      const found = luminance(data, (y * width + x) * 4);
      lightest = Math.max(lightest, found);
      darkest = Math.min(darkest, found);
    }
  return contrast(lightest, darkest);
}

async function pixelsOf(url: string): Promise<ImageData> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  if (drawing === null) throw new Error('The browser draws no pictures.');
  drawing.drawImage(image, 0, 0);
  return drawing.getImageData(0, 0, image.width, image.height);
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Relative luminance of a pixel, 0 to 1 (WCAG). @param at index of its first byte */
function luminance(pixels: Uint8ClampedArray, at: number): number {
  const channel = (value: number) => (value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  return (
    0.2126 * channel(pixels[at] ?? 0) +
    0.7152 * channel(pixels[at + 1] ?? 0) +
    0.0722 * channel(pixels[at + 2] ?? 0)
  );
}
