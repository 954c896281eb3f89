import type { Picked, ReadyFile } from '../../machines/domain/files/picked-file';
import type { PickedFiles } from '../bridge/files';
import type { App } from './app';

/** The pictures of one visit: their bytes are in this page's memory, and nothing of them stays when the visit ends. */
export interface VisitPictures {
  /** Makes a picked file ready. Whoever gave up waiting takes another one: what comes late is forgotten. */
  readonly makeReady: (
    url: string,
    takes: Parameters<PickedFiles['makeReady']>[1],
    signal: AbortSignal,
  ) => Promise<Picked>;
  /** Counts a picture that was drawn here. */
  readonly noted: (file: ReadyFile) => ReadyFile;
  readonly forget: (url: string) => void;
  /** The journey ended, however it ended. */
  readonly forgetAll: () => void;
}

/** Keeps the addresses of a visit's pictures. */
export function picturesOf({ files }: Pick<App, 'files'>): VisitPictures {
  const urls = new Set<string>();

  function noted(file: ReadyFile): ReadyFile {
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
      // A file that the phone can't read may never be answered for.
      signal.addEventListener('abort', () => picked.forget(url));
      const made = await picked.makeReady(url, takes);
      if (made.ok && signal.aborted) picked.forget(made.file.url);
      else if (made.ok) noted(made.file);
      return made;
    },
    noted,
    forget,
    forgetAll() {
      for (const url of urls) forget(url);
    },
  };
}
