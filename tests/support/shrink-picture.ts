import type { Page } from '@playwright/test';

/**
 * A picture as WebP.
 * @param page any page of Chromium: it does the scaling, and keeps what it shows
 * @param width in pixels; the height follows
 * @param quality 0 to 1
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
