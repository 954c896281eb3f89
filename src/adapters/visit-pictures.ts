import type { PickResult, ReadyFile } from '../../machines/domain/files/picked-file';
import type { PickedFiles } from '../bridge/files';
import type { App } from './app';

/** Pictures of one visit to a journey: in memory only, and removed when the visit ends. */
export interface VisitPictures {
  /** Prepares a picked file for sending. After an abort, the file and a late result are removed. */
  readonly prepare: (
    url: string,
    accepted: Parameters<PickedFiles['prepare']>[1],
    signal: AbortSignal,
  ) => Promise<PickResult>;
  /** Adds a picture that was taken on this page, so that `clearAll` removes it. */
  readonly track: (file: ReadyFile) => ReadyFile;
  /** Removes a picture, and revokes its URL. */
  readonly remove: (url: string) => void;
  /** Removes all pictures; called when the journey ends. */
  readonly clearAll: () => void;
}

/** Creates the pictures of a visit. */
export function createVisitPictures({ files }: Pick<App, 'files'>): VisitPictures {
  const urls = new Set<string>();

  function track(file: ReadyFile): ReadyFile {
    urls.add(file.url);
    return file;
  }

  function remove(url: string): void {
    urls.delete(url);
    void files().then((pickedFiles) => pickedFiles.remove(url));
  }

  return {
    async prepare(url, accepted, signal) {
      const pickedFiles = await files();
      // Removed at once on an abort: preparing a broken file may never settle.
      signal.addEventListener('abort', () => pickedFiles.remove(url));
      const result = await pickedFiles.prepare(url, accepted);
      if (result.ok && signal.aborted) pickedFiles.remove(result.file.url);
      else if (result.ok) track(result.file);
      return result;
    },
    track,
    remove,
    clearAll() {
      for (const url of urls) remove(url);
    },
  };
}
