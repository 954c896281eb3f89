import { fileKind } from '../../machines/domain/files/file-kind';
import { fileProblem } from '../../machines/domain/files/file-rule';
import type { Picked, ReadyFile } from '../../machines/domain/files/picked-file';
import { BYTES_WITH_SIZE, picturePixels } from '../../machines/domain/files/picture-size';
import { scaledPicture } from './scaled-picture';

/** The most that is drawn before it is scaled, in bytes: more than any phone's camera makes. */
const MOST_TO_DRAW = 50 * 1024 * 1024;

/** Decoded, each pixel takes four bytes: more pixels than this, and a phone of 2 GB ends the page. Cameras make up to 64 million. */
const MOST_PIXELS = 65_000_000;

/** The files that the merchant picked on this page. They are in memory only, and go with the page. */
export interface PickedFiles {
  /**
   * Makes a picked file ready: a picture is scaled and drawn anew, a document stays as it is. Gives back a `blob:` address of
   * its own; the one that was picked is forgotten.
   * @param url `blob:` address of the picked file
   */
  readonly makeReady: (url: string, takes: 'pictures' | 'documents') => Promise<Picked>;
  /** The bytes of a file that was made ready, or was drawn here (`keep`); null once it is forgotten. */
  readonly bytes: (url: string) => Blob | null;
  /** Keeps a JPEG that was drawn on this page, such as a camera's frame. */
  readonly keep: (picture: Blob) => ReadyFile;
  /** The service has the file, or the merchant took another: nothing of it stays. */
  readonly forget: (url: string) => void;
}

/** Makes the page's picked files. */
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
    if (picked.size > MOST_TO_DRAW) return { ok: false, problem: 'too-large' };
    if (kind === 'application/pdf') return weighed(new Blob([picked], { type: kind }), kind, takes);
    // Metadata may be longer than that: then the whole file is looked at, which is still not decoded.
    const pixels = picturePixels(beginning) ?? picturePixels(new Uint8Array(await picked.arrayBuffer()));
    if (pixels !== null && pixels > MOST_PIXELS) return { ok: false, problem: 'too-many-pixels' };
    const file = pixels === null ? null : await scaledPicture(picked, page);
    if (file === null) return { ok: false, problem: 'unreadable' };
    return weighed(file, 'image/jpeg', takes);
  }

  /** @param type what the file is by its bytes, whatever the phone says of it */
  function weighed(file: Blob, type: ReadyFile['type'], takes: 'pictures' | 'documents'): Picked {
    const problem = fileProblem({ size: file.size, type }, takes);
    return problem === null ? { ok: true, file: keep(file, type) } : { ok: false, problem };
  }

  async function bytesAt(url: string): Promise<Blob | null> {
    try {
      return await (await page.fetch(url)).blob();
    } catch {
      // The phone took the file away meanwhile, or the address is of another page.
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
