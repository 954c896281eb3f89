import type { PickedFiles } from './files';

/** The page's picked files; their code comes when the first file is picked. A failed load is tried anew the next time. */
export function createLateFiles(page: Window & typeof globalThis): () => Promise<PickedFiles> {
  let coming: Promise<PickedFiles> | null = null;
  return () => {
    coming ??= import('./files').then(({ createPickedFiles }) => createPickedFiles(page));
    coming.catch(() => {
      coming = null;
    });
    return coming;
  };
}
