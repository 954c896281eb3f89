import { fileKind } from '../../machines/domain/files/file-kind';
import { fileProblem } from '../../machines/domain/files/file-rule';
import type { Picked, ReadyFile } from '../../machines/domain/files/picked-file';
import { BYTES_WITH_SIZE, picturePixels } from '../../machines/domain/files/picture-size';
import { scaledPicture } from './scaled-picture';

/** Maximum size of a picture that is decoded for scaling, in bytes: more than any phone's camera makes. */
const MAX_TO_DRAW = 50 * 1024 * 1024;

/**
 * Maximum number of pixels. Decoded, each takes four bytes; with more, a phone of 2 GB kills the page. Cameras make up to 64
 * million.
 */
const MAX_PIXELS = 65_000_000;

/** The files that the merchant picked on this page. In memory only. */
export interface PickedFiles {
  /**
   * Prepares a picked file: a picture is scaled and redrawn, a document stays unchanged. Returns a new `blob:` URL; the
   * picked one is revoked.
   * @param url `blob:` URL of the picked file
   */
  readonly makeReady: (url: string, takes: 'pictures' | 'documents') => Promise<Picked>;
  /** Bytes of a prepared file, or of one drawn here (`keep`); null once it is removed. */
  readonly bytes: (url: string) => Blob | null;
  /** Stores a JPEG that was drawn on this page, such as a camera frame. */
  readonly keep: (picture: Blob) => ReadyFile;
  /** Removes a file: the service has it, or the merchant took another one. */
  readonly forget: (url: string) => void;
}

/** Creates the page's picked files. */
export function createPickedFiles(page: Window & typeof globalThis): PickedFiles {
  const kept = new Map<string, Blob>();

  function keep(file: Blob, type: ReadyFile['type']): ReadyFile {
    const url = page.URL.createObjectURL(file);
    kept.set(url, file);
    return { url, type, size: file.size };
  }

  async function ready(url: string, takes: 'pictures' | 'documents'): Promise<Picked> {
    const picked = await bytesAt(url);
    if (picked === null) return { ok: false, problem: 'unreadable' };
    if (picked.size === 0) return { ok: false, problem: 'empty' };
    const beginning = new Uint8Array(await picked.slice(0, BYTES_WITH_SIZE).arrayBuffer());
    const kind = fileKind(beginning);
    if (kind === null || (kind === 'application/pdf' && takes === 'pictures'))
      return { ok: false, problem: 'wrong-type' };
    if (picked.size > MAX_TO_DRAW) return { ok: false, problem: 'too-large' };
    if (kind === 'application/pdf') return checked(new Blob([picked], { type: kind }), kind, takes);
    // Metadata may be longer: then the whole file is searched, still without decoding it.
    const pixels = picturePixels(beginning) ?? picturePixels(new Uint8Array(await picked.arrayBuffer()));
    if (pixels !== null && pixels > MAX_PIXELS) return { ok: false, problem: 'too-many-pixels' };
    const file = pixels === null ? null : await scaledPicture(picked, page);
    if (file === null) return { ok: false, problem: 'unreadable' };
    return checked(file, 'image/jpeg', takes);
  }

  /** @param type detected from the file's bytes; the phone's own type is ignored */
  function checked(file: Blob, type: ReadyFile['type'], takes: 'pictures' | 'documents'): Picked {
    const problem = fileProblem({ size: file.size, type }, takes);
    return problem === null ? { ok: true, file: keep(file, type) } : { ok: false, problem };
  }

  async function bytesAt(url: string): Promise<Blob | null> {
    try {
      return await (await page.fetch(url)).blob();
    } catch {
      // The phone has removed the file meanwhile, or the URL belongs to another page.
      return null;
    }
  }

  return {
    async makeReady(url, takes) {
      const picked = await ready(url, takes);
      page.URL.revokeObjectURL(url);
      return picked;
    },
    bytes: (url) => kept.get(url) ?? null,
    keep: (picture) => keep(picture, 'image/jpeg'),
    forget(url) {
      kept.delete(url);
      page.URL.revokeObjectURL(url);
    },
  };
}
