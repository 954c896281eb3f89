import { describe, expect, it, vi } from 'vitest';

import { createPickedFiles } from '../../src/bridge/files';
import { jpegOf, pngOf } from '../support/images/picture-headers';

const JPEG = [...jpegOf(4_000, 3_000), 0xff, 0xd9];
const PNG = [...pngOf(320, 1_600), ...[0x49, 0x45, 0x4e, 0x44]];
const PDF = [0x25, 0x50, 0x44, 0x46];
const DRAWN = new Blob([new Uint8Array([...JPEG, 1, 2, 3])], { type: 'image/jpeg' });

interface Options {
  readonly width?: number;
  readonly height?: number;
  readonly canDraw?: boolean;
}

/** A page that draws nothing, and records the canvas size and its object URLs. */
function aPage({ width = 4_000, height = 3_000, canDraw = true }: Options = {}) {
  const known = new Map<string, Blob>();
  const canvas = {
    width: 0,
    height: 0,
    getContext: () => ({ fillStyle: '', fillRect: vi.fn(), drawImage: vi.fn() }),
    toBlob: (give: (blob: Blob) => void) => give(DRAWN),
  };
  let made = 0;
  const load = vi.fn();
  const parts = {
    URL: {
      createObjectURL(blob: Blob) {
        made += 1;
        known.set(`blob:${made}`, blob);
        return `blob:${made}`;
      },
      revokeObjectURL: (url: string) => known.delete(url),
    },
    fetch: async (url: string) => {
      const blob = known.get(url);
      if (blob === undefined) throw new TypeError('Failed to fetch');
      return new Response(blob);
    },
    Image: class {
      readonly naturalWidth = width;
      readonly naturalHeight = height;
      onload = () => {};
      onerror = () => {};
      set src(url: string) {
        load(url);
        queueMicrotask(canDraw ? this.onload : this.onerror);
      }
    },
    document: { createElement: () => canvas },
  };
  // SAFETY: preparing files uses only these parts of a window.
  const page = parts as unknown as Window & typeof globalThis;
  const pick = (bytes: readonly number[], size = bytes.length) =>
    parts.URL.createObjectURL(new Blob([filled(bytes, size)]));
  return { files: createPickedFiles(page), known, canvas, pick, decoded: load };
}

/** The bytes, padding, and once more the last four bytes, which are the end of a picture. */
function filled(bytes: readonly number[], size: number): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(Math.max(size, bytes.length)).fill(7);
  all.set(bytes);
  if (bytes.length > 4) all.set(bytes.slice(-4), all.length - 4);
  return all;
}

describe('a picked file', () => {
  it('that is a picture is scaled to at most 1,600 pixels', async () => {
    const { files, canvas, pick } = aPage();
    const picked = await files.prepare(pick(JPEG), 'pictures');
    expect([canvas.width, canvas.height]).toEqual([1_600, 1_200]);
    expect(picked).toMatchObject({ ok: true, file: { type: 'image/jpeg', size: DRAWN.size } });
    expect(picked.ok && files.bytes(picked.file.url)).toBe(DRAWN);
  });

  it('that is small is not scaled', async () => {
    const { files, canvas, pick } = aPage({ width: 320, height: 1_600 });
    await files.prepare(pick(PNG), 'pictures');
    expect([canvas.width, canvas.height]).toEqual([320, 1_600]);
  });

  it('of 20 MB is scaled before its size is checked', async () => {
    const { files, pick } = aPage();
    expect((await files.prepare(pick(JPEG, 20 * 1024 * 1024), 'pictures')).ok).toBe(true);
  });

  it.each([
    ['a text that is named .jpg', [0x48, 0x65, 0x6c, 0x6c], 4, {}, 'wrong-type'],
    ['nothing at all', [], 0, {}, 'empty'],
    ['a document where a picture is asked for', PDF, 9, {}, 'wrong-type'],
    ['a picture that cannot be drawn', JPEG, 99, { canDraw: false }, 'unreadable'],
    ['a picture that is torn', JPEG.slice(0, -1), 700_000, {}, 'unreadable'],
    ['a PNG that is torn', PNG.slice(0, -1), 700_000, {}, 'unreadable'],
    ['a picture whose header says no size', JPEG.slice(0, 9), 9, {}, 'unreadable'],
    ['more than any camera makes', JPEG, 50 * 1024 * 1024 + 1, {}, 'too-large'],
  ] as const)('that is %s is refused', async (_, bytes, size, options, problem) => {
    const { files, pick } = aPage(options);
    expect(await files.prepare(pick(bytes, size), 'pictures')).toEqual({ ok: false, problem });
  });

  it('may be a document where documents are accepted, unchanged and up to 5 MB', async () => {
    const { files, pick } = aPage();
    expect(await files.prepare(pick(PDF, 5 * 1024 * 1024), 'documents')).toMatchObject({
      ok: true,
      file: { type: 'application/pdf', size: 5 * 1024 * 1024 },
    });
    expect(await files.prepare(pick(PDF, 5 * 1024 * 1024 + 1), 'documents')).toEqual({
      ok: false,
      problem: 'too-large',
    });
  });

  it.each([
    ['a JPEG', jpegOf(20_000, 16_000)],
    ['a progressive JPEG, which is held whole', jpegOf(9_248, 6_936, 0xc2)],
    ['a PNG of one bit a pixel', pngOf(30_000, 30_000)],
  ])('of more pixels than a phone has memory for is refused before it is decoded: %s', async (_, bytes) => {
    const { files, pick, decoded } = aPage();
    expect(await files.prepare(pick(bytes), 'pictures')).toEqual({ ok: false, problem: 'too-many-pixels' });
    expect(decoded).not.toHaveBeenCalled();
  });

  it('of 200 million pixels, as cameras make, is drawn', async () => {
    const { files, pick } = aPage();
    expect((await files.prepare(pick([...jpegOf(16_320, 12_240), 0xff, 0xd9]), 'pictures')).ok).toBe(true);
  });

  it('may be followed by what a phone adds, such as a film', async () => {
    const { files, pick } = aPage();
    const film = Array.from({ length: 300_000 }, () => 7);
    expect((await files.prepare(pick([...JPEG, ...film]), 'pictures')).ok).toBe(true);
  });

  it('with metadata longer than the first read is drawn, and still refused by its pixels', async () => {
    const { files, pick } = aPage();
    // Comment segments of 64 kB each, 1.3 MB in all, before the size of the picture.
    const comments = new Uint8Array(20 * 65_535);
    for (let at = 0; at < comments.length; at += 65_535) comments.set([0xff, 0xfe, 0xff, 0xfd], at);
    const behind = (picture: readonly number[]) => [...picture.slice(0, 2), ...comments, ...picture.slice(2)];
    expect((await files.prepare(pick(behind([...jpegOf(2_400, 1_500), 0xff, 0xd9])), 'pictures')).ok).toBe(
      true,
    );
    const huge = await files.prepare(pick(behind(jpegOf(20_000, 16_000))), 'pictures');
    expect(huge).toEqual({ ok: false, problem: 'too-many-pixels' });
  });

  it('that is a PDF is sent as a PDF, whatever type the phone reports', async () => {
    const { files, known } = aPage();
    const bytes = new Uint8Array([...PDF, ...new TextEncoder().encode('<script>')]);
    known.set('blob:page', new Blob([bytes], { type: 'text/html' }));
    const picked = await files.prepare('blob:page', 'documents');
    const sent = picked.ok ? files.bytes(picked.file.url) : null;
    expect([sent?.type, sent?.size]).toEqual(['application/pdf', bytes.length]);
  });

  it('whose object URL is revoked is reported as unreadable', async () => {
    const { files } = aPage();
    expect(await files.prepare('blob:nowhere', 'pictures')).toEqual({ ok: false, problem: 'unreadable' });
  });

  it('is released with the picked file', async () => {
    const { files, known, pick } = aPage();
    const picked = await files.prepare(pick(JPEG), 'pictures');
    expect(known.size).toBe(1);
    if (picked.ok) files.remove(picked.file.url);
    expect(known.size).toBe(0);
    expect(picked.ok && files.bytes(picked.file.url)).toBeNull();
  });
});
