import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';

import { findChromium } from '../support/chromium';

/** Share of pixels that may differ: amounts and times of the merchant who was created for the picture. */
const MAX_DIFFERING_SHARE = 0.01;

/**
 * Compares pictures of the same file name, pixel by pixel.
 * @param before folder of PNGs
 * @param after folder of PNGs
 * @returns sentences, the largest difference first
 */
export async function comparePictures(before: string, after: string): Promise<readonly string[]> {
  const names = readdirSync(before).filter((name) => name.endsWith('.png'));
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    const found: { readonly share: number; readonly text: string }[] = [];
    for (const name of names) {
      if (!existsSync(join(after, name))) {
        found.push({ share: 1, text: `${name} is gone` });
        continue;
      }
      const share = await differingShare(page, join(before, name), join(after, name));
      if (share > MAX_DIFFERING_SHARE)
        found.push({ share, text: `${name}: ${Math.round(share * 100)} % of its pixels` });
    }
    return found.sort((a, b) => b.share - a.share).map(({ text }) => text);
  } finally {
    await browser.close();
  }
}

/** 0 to 1, relative to the larger picture, so that additional page length counts as different. */
function differingShare(page: Page, before: string, after: string): Promise<number> {
  const urlOf = (file: string) => `data:image/png;base64,${readFileSync(file).toString('base64')}`;
  return page.evaluate(
    async (urls) => {
      const images = await Promise.all(
        urls.map(async (url) => {
          const image = new Image();
          image.src = url;
          await image.decode();
          return image;
        }),
      );
      const width = Math.max(...images.map((image) => image.width));
      const height = Math.max(...images.map((image) => image.height));
      const [pixelsBefore, pixelsAfter] = images.map((image) => {
        const canvas = document.createElement('canvas');
        canvas.width = width;
        canvas.height = height;
        const drawing = canvas.getContext('2d', { willReadFrequently: true });
        drawing?.drawImage(image, 0, 0);
        return new Uint32Array(drawing?.getImageData(0, 0, width, height).data.buffer ?? new ArrayBuffer(0));
      });
      const differing =
        pixelsBefore?.reduce((count, pixel, index) => count + (pixel === pixelsAfter?.[index] ? 0 : 1), 0) ??
        0;
      return differing / (width * height);
    },
    [urlOf(before), urlOf(after)],
  );
}
