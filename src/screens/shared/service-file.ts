import { createContext, useContext, useEffect, useMemo, useState } from 'react';

import type { FileOf, ServiceFile } from '../../../machines/domain/files/service-file';

/** How files of the services are fetched; provided by the app's root. Without it, the browser opens every link. */
export const FilesOfServices = createContext<FileOf>((address) => ({
  address,
  read: null,
  openInHost: async () => false,
}));

/** The file of a link; null where there is no link, or one that may not be opened. */
export function useServiceFile(link: string | null): ServiceFile | null {
  const fileOf = useContext(FilesOfServices);
  return useMemo(() => (link === null ? null : fileOf(link)), [fileOf, link]);
}

/** A file for display: loading, failed, or a URL with its content type (a MIME type, empty where unknown). */
export type ShownFile =
  | { readonly is: 'loading' }
  | { readonly is: 'failed' }
  | { readonly is: 'ready'; readonly src: string; readonly type: string };

const LOADING: ShownFile = { is: 'loading' };

/**
 * Fetches a file and creates a `blob:` URL for it, which is revoked when another file, or none, is requested.
 * @param read null where nothing is to be fetched
 * @param attempt another number fetches it again
 */
export function useShownFile(read: ServiceFile['read'], attempt = 0): ShownFile {
  const [got, setGot] = useState<{ readonly of: ServiceFile['read']; readonly shown: ShownFile } | null>(
    null,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the reason to get it again.
  useEffect(() => {
    if (read === null) return;
    const asking = new AbortController();
    let src: string | null = null;
    setGot(null);
    const show = (shown: ShownFile) => setGot({ of: read, shown });
    void read(asking.signal).then((blob) => {
      if (asking.signal.aborted) return;
      if (blob === null) return show({ is: 'failed' });
      src = URL.createObjectURL(blob);
      show({ is: 'ready', src, type: blob.type });
    });
    return () => {
      asking.abort();
      if (src !== null) URL.revokeObjectURL(src);
    };
  }, [read, attempt]);
  return got === null || got.of !== read ? LOADING : got.shown;
}
