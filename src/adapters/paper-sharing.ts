import { fromPromise } from 'xstate';
import type { PaperSharing, PaperToShare } from '../../machines/domain/files/paper-sharing';
import type { ServiceFile } from '../../machines/domain/files/service-file';
import type { App } from './app';
import { serviceFiles } from './service-files';
import { shareOnWhatsApp } from './sharing';

/**
 * The port `sharePaper`: shares the file itself where the browser can, else a text on WhatsApp. The link of a file is never shared: it
 * opens with the merchant's credentials only.
 */
export function sharePaperWith(app: App) {
  /** A file that was fetched too late for its tap: the next tap needs no call. */
  let fetched: { readonly link: string; readonly file: File } | null = null;

  /** Null where the file cannot be shared from this page. */
  async function shareFile(
    { text, file: wanted }: PaperToShare,
    signal: AbortSignal,
  ): Promise<PaperSharing | null> {
    if (wanted === null) return null;
    const { link, name } = wanted;
    const fetchFile = serviceFiles(app)(link)?.fetchFile ?? null;
    const capabilities = await app.bridge.capabilities();
    if (fetchFile === null || !(await capabilities.canShareFiles())) return null;
    const file = fetched?.link === link ? fetched.file : await readFile(fetchFile, name, signal);
    if (file === null) return 'unreadable';
    const { outcome } = await capabilities.shareFile({ file, text });
    fetched = outcome === 'unanswered' ? { link, file } : null;
    const results = {
      done: 'fileOpened',
      refused: 'dismissed',
      unanswered: 'ready',
      unavailable: null,
    } as const;
    return results[outcome];
  }

  async function share(paper: PaperToShare, signal: AbortSignal): Promise<PaperSharing> {
    const result = await shareFile(paper, signal);
    if (result !== null) return result;
    const { text, file } = paper;
    const message =
      file === null ? text : `${text}\n${file.inApp.text} ${window.location.origin}${file.inApp.path}`;
    if (!(await shareOnWhatsApp(app, message))) return 'notOpened';
    return file === null ? 'textOpened' : 'linkOpened';
  }

  return fromPromise<PaperSharing, PaperToShare | null>(({ input: paper, signal }) =>
    paper === null ? Promise.resolve('notOpened') : share(paper, signal),
  );
}

/** The file under a name with the ending of its type; null where it could not be fetched. */
async function readFile(
  read: NonNullable<ServiceFile['fetchFile']>,
  fileName: string,
  signal: AbortSignal,
): Promise<File | null> {
  const blob = await read(signal);
  if (blob === null) return null;
  const type = blob.type.split(';')[0] ?? '';
  return new File([blob], `${fileName}.${type === 'application/pdf' ? 'pdf' : 'html'}`, { type });
}
