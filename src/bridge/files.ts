import { fileKind } from '../../machines/domain/files/file-kind';
import { fileProblem } from '../../machines/domain/files/file-rule';
import type { PickResult, ReadyFile } from '../../machines/domain/files/picked-file';
import { MAX_HEADER_BYTES, picturePixels } from '../../machines/domain/files/picture-size';
import { scaledPicture } from './scaled-picture';

/** Maximum size of a picked file: larger than a picture of any phone's camera. */
const MAX_PICKED_BYTES = 50 * 1024 * 1024;

/**
 * Maximum number of pixels of a picture. A decoded pixel takes four bytes: with more pixels, a phone with 2 GB of memory closes the
 * page. Cameras make up to 64 million pixels.
 */
const MAX_PIXELS = 65_000_000;

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
    const pixels = picturePixels(beginning) ?? picturePixels(new Uint8Array(await picked.arrayBuffer()));
    if (pixels !== null && pixels > MAX_PIXELS) return { ok: false, problem: 'too-many-pixels' };
    const file = pixels === null ? null : await scaledPicture(picked, page);
    if (file === null) return { ok: false, problem: 'unreadable' };
    return storeIfAllowed(file, 'image/jpeg', accepted);
  }

  /** Stores a file that keeps the rules. @param type as detected from the file's bytes, not as reported by the phone */
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
