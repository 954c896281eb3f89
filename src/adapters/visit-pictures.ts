import type { Picked, ReadyFile } from '../../machines/domain/files/picked-file';
import type { PickedFiles } from '../bridge/files';
import type { App } from './app';

/** Pictures of one visit: their bytes are in this page's memory only, and are removed when the visit ends. */
export interface VisitPictures {
  /** Prepares a picked file. After an abort the merchant picks another one: a late result is removed. */
  readonly makeReady: (
    url: string,
    takes: Parameters<PickedFiles['makeReady']>[1],
    signal: AbortSignal,
  ) => Promise<Picked>;
  /** Adds a picture that was taken on this page. */
  readonly track: (file: ReadyFile) => ReadyFile;
  readonly forget: (url: string) => void;
  /** Removes all; called when the journey ends in any way. */
  readonly clearAll: () => void;
}

/** Tracks the object URLs of a visit's pictures. */
export function picturesOf({ files }: Pick<App, 'files'>): VisitPictures {
  const urls = new Set<string>();

  function track(file: ReadyFile): ReadyFile {
    urls.add(file.url);
    return file;
  }

  function forget(url: string): void {
    urls.delete(url);
    void files().then((picked) => picked.forget(url));
  }

  return {
    async makeReady(url, takes, signal) {
      const picked = await files();
      // Reading a broken file may never settle.
      signal.addEventListener('abort', () => picked.forget(url));
      const made = await picked.makeReady(url, takes);
      if (made.ok && signal.aborted) picked.forget(made.file.url);
      else if (made.ok) track(made.file);
      return made;
    },
    track,
    forget,
    clearAll() {
      for (const url of urls) forget(url);
    },
  };
}
