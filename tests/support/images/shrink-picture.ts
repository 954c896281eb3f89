import type { Page } from '@playwright/test';

/**
 * Scales a PNG picture down and converts it to WebP.
 * @param page any Chromium page, in which the conversion runs; its content does not change
 * @param width in pixels; the height is scaled accordingly
 * @param quality of WebP, 0 to 1
 */
export async function shrinkPicture(
  page: Page,
  png: Buffer,
  width: number,
  quality: number,
): Promise<Buffer> {
  const url = await page.evaluate(
    async ({ source, width, quality }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = Math.round((image.height * width) / image.width);
      canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/webp', quality);
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, width, quality },
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}
