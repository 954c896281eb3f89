/** Photos as phones make them, for the file inputs of a page. */
import type { Page } from '@playwright/test';

import { expect } from './test';

/** What `setInputFiles` takes. */
export interface FileToPick {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Is in the metadata of `photo({ marked })`: the app must never send it. */
export const PHOTO_MARK = 'GPS 19.0760N 72.8777E Redmi 9A';

/** How a photo is made; sizes in pixels and bytes. */
interface Wanted {
  readonly width?: number;
  readonly height?: number;
  /** With a camera's metadata (location, time, phone) in an EXIF segment. */
  readonly marked?: boolean;
  /** Minimum size in bytes, as large as the file of a good camera. */
  readonly bytes?: number;
}

/** A JPEG, drawn in the browser: a gradient with a disc, so that scaling has some content. */
export async function photo(page: Page, wanted: Wanted = {}): Promise<FileToPick> {
  const { width = 640, height = 480, marked = false, bytes = 0 } = wanted;
  const drawn = await page.evaluate(
    async ([wide, high]) => {
      const canvas = document.createElement('canvas');
      canvas.width = wide;
      canvas.height = high;
      const pen = canvas.getContext('2d');
      if (pen === null) throw new Error('This browser draws nothing.');
      const shade = pen.createLinearGradient(0, 0, wide, high);
      shade.addColorStop(0, '#7aa58f');
      shade.addColorStop(1, '#e8d9b8');
      pen.fillStyle = shade;
      pen.fillRect(0, 0, wide, high);
      pen.fillStyle = '#c99a7a';
      pen.beginPath();
      pen.arc(wide / 2, high / 2, Math.min(wide, high) / 4, 0, 7);
      pen.fill();
      return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
    },
    [width, height] as const,
  );
  const jpeg = Buffer.from(drawn, 'base64');
  const more = [...(marked ? [exif()] : []), ...padding(bytes - jpeg.length)];
  // After the two bytes that begin every JPEG come its segments.
  const buffer = Buffer.concat([jpeg.subarray(0, 2), ...more, jpeg.subarray(2)]);
  return { name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer };
}

/** Expects that the picture's object URL was revoked. */
export async function isForgotten(page: Page, url: string): Promise<void> {
  const isThere = (at: string) =>
    fetch(at).then(
      () => true,
      () => false,
    );
  expect(url).toMatch(/^blob:/);
  await expect.poll(() => page.evaluate(isThere, url), 'the picture is there').toBe(false);
}

/** During this call, decoding a picture never ends and reports no error. */
export async function withStalledImageDecoding(page: Page, during: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { drawsLater: window.createImageBitmap });
    window.createImageBitmap = () => new Promise(() => {});
  });
  await during();
  await page.evaluate(() => {
    // SAFETY: put there just before.
    const { drawsLater } = window as unknown as { drawsLater: typeof createImageBitmap };
    window.createImageBitmap = drawsLater;
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

/** Comments, each as long as a segment may be. */
function padding(bytes: number): Buffer[] {
  const MAX_LENGTH = 65_533;
  const count = Math.max(0, Math.ceil(bytes / MAX_LENGTH));
  return Array.from({ length: count }, () => segment(0xfe, Buffer.alloc(MAX_LENGTH)));
}

function segment(kind: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, kind, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}
