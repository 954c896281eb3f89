import type { Page } from '@playwright/test';

/**
 * Differences of a channel, 0 to 255, up to this one are not marked: around what changed they may be the loss of WebP. Less than between
 * paper and a card.
 */
const LOSS = 12;

interface Difference {
  /** Number of pixels that differ by more than loss, or by anything where none does; what one picture is longer or wider than the other counts. */
  readonly pixels: number;
  /** 0 to 1, of the larger picture. */
  readonly share: number;
  /** The later picture, faint, with what differs marked and framed; WebP. */
  readonly picture: Buffer;
  /** Size of that picture, pixels. */
  readonly width: number;
  readonly height: number;
}

/** Compares two pictures pixel by pixel. @param page any page of Chromium; its content does not change */
export async function differenceOf(page: Page, before: Buffer, after: Buffer): Promise<Difference> {
  const { url, ...found } = await page.evaluate(
    async ([sources, loss]) => {
      const images = await Promise.all(
        sources.map(async (source) => {
          const image = new Image();
          image.src = `data:image/webp;base64,${source}`;
          await image.decode();
          return image;
        }),
      );
      const width = Math.max(...images.map((image) => image.width));
      const height = Math.max(...images.map((image) => image.height));
      const drawings = [...images, null].map((image) => {
        const canvas = document.createElement('canvas');
        canvas.width = width;
        canvas.height = height;
        const drawing = canvas.getContext('2d', { willReadFrequently: true });
        if (drawing === null) throw new Error('The browser draws no pictures.');
        if (image !== null) drawing.drawImage(image, 0, 0);
        return drawing;
      });
      const [older, newer, marked] = drawings;
      if (older === undefined || newer === undefined || marked === undefined) throw new Error('No pictures.');
      const [a, b] = [older, newer].map((drawing) => drawing.getImageData(0, 0, width, height).data);
      const differences = new Uint8Array(width * height);
      a?.forEach((value, index) => {
        const pixel = index >> 2;
        differences[pixel] = Math.max(differences[pixel] ?? 0, Math.abs(value - (b?.[index] ?? 0)));
      });
      const tolerated = differences.some((difference) => difference > loss) ? loss : 0;
      marked.fillStyle = '#fff';
      marked.fillRect(0, 0, width, height);
      marked.globalAlpha = 0.25;
      marked.drawImage(newer.canvas, 0, 0);
      marked.globalAlpha = 1;
      marked.fillStyle = '#d6006c';
      let pixels = 0;
      const box = { left: width, top: height, right: 0, bottom: 0 };
      for (const [index, difference] of differences.entries()) {
        if (difference <= tolerated) continue;
        pixels += 1;
        const [x, y] = [index % width, Math.floor(index / width)];
        marked.fillRect(x, y, 1, 1);
        box.left = Math.min(box.left, x);
        box.right = Math.max(box.right, x);
        box.top = Math.min(box.top, y);
        box.bottom = Math.max(box.bottom, y);
      }
      marked.strokeStyle = '#d6006c';
      marked.lineWidth = 2;
      if (pixels > 0)
        marked.strokeRect(box.left - 3, box.top - 3, box.right - box.left + 7, box.bottom - box.top + 7);
      return {
        pixels,
        share: pixels / (width * height),
        width,
        height,
        url: marked.canvas.toDataURL('image/webp', 0.9),
      };
    },
    [[before, after].map((picture) => picture.toString('base64')), LOSS] as const,
  );
  return { ...found, picture: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64') };
}
