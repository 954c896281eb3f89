/** Photos as phones make them, for the file inputs of a page. */
import type { Page } from '@playwright/test';

import { expect } from './test';

/** What `setInputFiles` takes. */
export interface FileToPick {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Text in the metadata of `photo({ marked })`; the app must never send it. */
export const PHOTO_MARK = 'GPS 19.0760N 72.8777E Redmi 9A';

/** How a photo is made. `width` and `height` in pixels. */
interface PhotoOptions {
  readonly width?: number;
  readonly height?: number;
  /** With a camera's metadata (location, time, phone) in an EXIF segment. */
  readonly marked?: boolean;
  /** Minimum size in bytes, as large as the file of a good camera. */
  readonly bytes?: number;
}

/** A JPEG, drawn in the browser: a gradient with a disc, so that scaling has some content. */
export async function photo(page: Page, options: PhotoOptions = {}): Promise<FileToPick> {
  const { width = 640, height = 480, marked = false, bytes = 0 } = options;
  const base64 = await page.evaluate(
    async ([w, h]) => {
      const canvas = document.createElement('canvas');
      canvas.width = w;
      canvas.height = h;
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('This browser draws nothing.');
      const shade = context.createLinearGradient(0, 0, w, h);
      shade.addColorStop(0, '#7aa58f');
      shade.addColorStop(1, '#e8d9b8');
      context.fillStyle = shade;
      context.fillRect(0, 0, w, h);
      context.fillStyle = '#c99a7a';
      context.beginPath();
      context.arc(w / 2, h / 2, Math.min(w, h) / 4, 0, 7);
      context.fill();
      return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
    },
    [width, height] as const,
  );
  const jpeg = Buffer.from(base64, 'base64');
  const segments = [...(marked ? [exif()] : []), ...padding(bytes - jpeg.length)];
  // After the two bytes that begin every JPEG come its segments.
  const buffer = Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
  return { name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer };
}

/** Expects that the picture's object URL was revoked. */
export async function expectObjectUrlRevoked(page: Page, url: string): Promise<void> {
  const canBeFetched = (objectUrl: string) =>
    fetch(objectUrl).then(
      () => true,
      () => false,
    );
  expect(url).toMatch(/^blob:/);
  await expect.poll(() => page.evaluate(canBeFetched, url), 'the picture is there').toBe(false);
}

/** During this call, decoding a picture never ends and reports no error. */
export async function withStalledImageDecoding(page: Page, during: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { OriginalImage: window.Image });
    Object.assign(window, { Image: class {} });
  });
  await during();
  await page.evaluate(() => {
    // SAFETY: put there just before.
    const { OriginalImage } = window as unknown as { OriginalImage: typeof Image };
    window.Image = OriginalImage;
  });
}

/** A text file with the name and type of a photo. */
export const textNamedJpg: FileToPick = {
  name: 'shop.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('This is a text, whatever its name says.'),
};

/** A truncated file: it begins like a photo and cannot be decoded. */
export const truncatedPhoto: FileToPick = {
  name: 'torn.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0]),
};

function exif(): Buffer {
  return segment(0xe1, Buffer.from(`Exif\0\0${PHOTO_MARK}`));
}

/** Comment segments of at least so many bytes in total. */
function padding(bytes: number): Buffer[] {
  const MAX_SEGMENT_BYTES = 65_533;
  const count = Math.max(0, Math.ceil(bytes / MAX_SEGMENT_BYTES));
  return Array.from({ length: count }, () => segment(0xfe, Buffer.alloc(MAX_SEGMENT_BYTES)));
}

function segment(kind: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, kind, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}
