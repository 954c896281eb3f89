import { createContext, useContext, useEffect, useMemo, useState } from 'react';

import type { ResolveServiceFile, ServiceFile } from '../../../machines/domain/files/service-file';

/** Resolves a link of a service to its file; provided by the app's root. Without a provider, the browser opens every link. */
export const ServiceFilesContext = createContext<ResolveServiceFile>((address) => ({
  address,
  read: null,
  fetchFile: null,
  openInHost: async () => false,
}));

/** The file of a link; null without a link, and for a link that may not be opened. */
export function useServiceFile(link: string | null): ServiceFile | null {
  const fileOf = useContext(ServiceFilesContext);
  return useMemo(() => (link === null ? null : fileOf(link)), [fileOf, link]);
}

/** A file that is being fetched. `src` is a `blob:` URL, `type` the MIME type ('' where unknown). */
export type FetchedFile =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly src: string; readonly type: string };

const LOADING: FetchedFile = { status: 'loading' };

/**
 * Fetches a file and creates a `blob:` URL for it, which is revoked on unmount and when another file is fetched.
 * @param read fetches the file; null for none, and then the result stays `loading`
 * @param attempt a changed number fetches the file again
 */
export function useFetchedFile(read: ServiceFile['read'], attempt = 0): FetchedFile {
  const [result, setResult] = useState<{
    readonly source: ServiceFile['read'];
    readonly file: FetchedFile;
  } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed attempt fetches the file again.
  useEffect(() => {
    if (read === null) return;
    const controller = new AbortController();
    let src: string | null = null;
    setResult(null);
    const update = (file: FetchedFile) => setResult({ source: read, file });
    void read(controller.signal).then((blob) => {
      if (controller.signal.aborted) return;
      if (blob === null) return update({ status: 'failed' });
      src = URL.createObjectURL(blob);
      update({ status: 'ready', src, type: blob.type });
    });
    return () => {
      controller.abort();
      if (src !== null) URL.revokeObjectURL(src);
    };
  }, [read, attempt]);
  return result === null || result.source !== read ? LOADING : result.file;
}
