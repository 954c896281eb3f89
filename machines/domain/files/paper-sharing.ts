/** A paper of the loan that the merchant sends on, to their own WhatsApp or mail for example. No text has personal data. */
export interface PaperToShare {
  /** What is said of the paper. */
  readonly text: string;
  /** The lender's file; null where there is none: then only the text is shared. */
  readonly file: {
    readonly link: string;
    /** Name of the shared file, without its ending. */
    readonly name: string;
    /**
     * Where the paper can be read, said where the file itself cannot be shared: its link is behind the merchant's session. `text` goes
     * before the URL of the page.
     */
    readonly inApp: { readonly text: string; readonly path: `/${string}` };
  } | null;
}

/**
 * What became of it. Whether the paper was sent on is never known: the other app does that.
 * - `fileOpened`: the phone's list of apps took the file
 * - `textOpened`: WhatsApp was opened with the text; there is no file
 * - `linkOpened`: WhatsApp was opened with the text and a link that opens in this app only
 * - `dismissed`: the merchant closed the list of apps
 * - `ready`: fetching the file took too long for the browser to open the list; the next tap opens it at once
 * - `unreadable`: the file could not be fetched
 * - `notOpened`: nothing opened
 */
export type PaperSharing =
  | 'fileOpened'
  | 'textOpened'
  | 'linkOpened'
  | 'dismissed'
  | 'ready'
  | 'unreadable'
  | 'notOpened';
