import { fileKind } from '../../machines/domain/files/file-kind';
import { fileProblem } from '../../machines/domain/files/file-rule';
import type { PickResult, ReadyFile } from '../../machines/domain/files/picked-file';
import { MAX_HEADER_BYTES, type PictureSize, pictureSize } from '../../machines/domain/files/picture-size';
import { scaledPicture } from './scaled-picture';

/** Maximum size of a picked file: larger than a picture of any phone's camera. */
const MAX_PICKED_BYTES = 50 * 1024 * 1024;

/** Maximum number of pixels of a picture that is drawn in parts: cameras make up to 200 million. */
const MAX_PIXELS = 205_000_000;
/** Maximum number of pixels of one that is decoded whole. A pixel takes four bytes: with more, a phone with 2 GB of memory closes the page. */
const MAX_PIXELS_DECODED_WHOLE = 40_000_000;

/** The files that were picked or taken on this page; in memory only. */
export interface PickedFiles {
  /**
   * Prepares a picked file for sending: a picture is scaled and redrawn, a PDF stays unchanged. The result has a new `blob:` URL; the
   * URL of the picked file is revoked.
   * @param url `blob:` URL of the picked file
   */
  readonly prepare: (url: string, accepted: 'pictures' | 'documents') => Promise<PickResult>;
  /** Bytes of a stored file; null after it was removed. */
  readonly bytes: (url: string) => Blob | null;
  /** Stores a JPEG that was drawn on this page, such as a camera frame. */
  readonly store: (picture: Blob) => ReadyFile;
  /** Removes a file, and revokes its URL. */
  readonly remove: (url: string) => void;
}

function fitsInMemory({ pixels, isDrawnInParts }: PictureSize): boolean {
  return pixels <= (isDrawnInParts ? MAX_PIXELS : MAX_PIXELS_DECODED_WHOLE);
}

/** The last bytes of a picture: JPEG's marker EOI, and the name of PNG's chunk IEND. Phones may write more after them. */
const END_MARKERS = { 'image/jpeg': [0xff, 0xd9], 'image/png': [0x49, 0x45, 0x4e, 0x44] } as const;
/** Size of the parts that are read at a time, from the end. */
const PART_BYTES = 256 * 1024;

/**
 * Whether the file has its end: an image element draws a torn picture as far as it goes, and says nothing. A thumbnail in a torn
 * file's metadata has an end of its own: that file is drawn.
 */
async function isComplete(file: Blob, kind: keyof typeof END_MARKERS): Promise<boolean> {
  const marker = END_MARKERS[kind];
  for (let end = file.size; end > 0; end -= PART_BYTES) {
    // Parts overlap: the marker may lie across their border.
    const part = file.slice(Math.max(0, end - PART_BYTES), Math.min(file.size, end + marker.length));
    if (includes(new Uint8Array(await part.arrayBuffer()), marker)) return true;
  }
  return false;
}

function includes(bytes: Uint8Array, marker: readonly number[]): boolean {
  let at = bytes.indexOf(marker[0] ?? 0);
  while (at >= 0 && !marker.every((byte, index) => bytes[at + index] === byte))
    at = bytes.indexOf(marker[0] ?? 0, at + 1);
  return at >= 0;
}

/** Creates the page's picked files. */
export function createPickedFiles(page: Window & typeof globalThis): PickedFiles {
  const filesByUrl = new Map<string, Blob>();

  function store(file: Blob, type: ReadyFile['type']): ReadyFile {
    const url = page.URL.createObjectURL(file);
    filesByUrl.set(url, file);
    return { url, type, size: file.size };
  }

  async function prepareFile(url: string, accepted: 'pictures' | 'documents'): Promise<PickResult> {
    const picked = await bytesAt(url);
    if (picked === null) return { ok: false, problem: 'unreadable' };
    if (picked.size === 0) return { ok: false, problem: 'empty' };
    const beginning = new Uint8Array(await picked.slice(0, MAX_HEADER_BYTES).arrayBuffer());
    const kind = fileKind(beginning);
    if (kind === null || (kind === 'application/pdf' && accepted === 'pictures'))
      return { ok: false, problem: 'wrong-type' };
    if (picked.size > MAX_PICKED_BYTES) return { ok: false, problem: 'too-large' };
    if (kind === 'application/pdf') return storeIfAllowed(new Blob([picked], { type: kind }), kind, accepted);
    // A picture's width and height may come after long metadata: then the whole file is searched, without decoding it.
    const size = pictureSize(beginning) ?? pictureSize(new Uint8Array(await picked.arrayBuffer()));
    if (size === null) return { ok: false, problem: 'unreadable' };
    if (!fitsInMemory(size)) return { ok: false, problem: 'too-many-pixels' };
    const file = (await isComplete(picked, kind)) ? await scaledPicture(url, page) : null;
    if (file === null) return { ok: false, problem: 'unreadable' };
    return storeIfAllowed(file, 'image/jpeg', accepted);
  }

  /** Stores a file that keeps the rules. @param type of the file itself, not as reported by the phone: a PDF, or the JPEG that was drawn */
  function storeIfAllowed(
    file: Blob,
    type: ReadyFile['type'],
    accepted: 'pictures' | 'documents',
  ): PickResult {
    const problem = fileProblem({ size: file.size, type }, accepted);
    return problem === null ? { ok: true, file: store(file, type) } : { ok: false, problem };
  }

  async function bytesAt(url: string): Promise<Blob | null> {
    try {
      return await (await page.fetch(url)).blob();
    } catch {
      // The phone has removed the file, or the URL belongs to another page.
      return null;
    }
  }

  return {
    async prepare(url, accepted) {
      const picked = await prepareFile(url, accepted);
      page.URL.revokeObjectURL(url);
      return picked;
    },
    bytes: (url) => filesByUrl.get(url) ?? null,
    store: (picture) => store(picture, 'image/jpeg'),
    remove(url) {
      filesByUrl.delete(url);
      page.URL.revokeObjectURL(url);
    },
  };
}
