/** A file that a service links to: a document of the lender, or a picture of the merchant. */
export interface ServiceFile {
  /** The absolute URL: a link without a host is resolved against the loan service, wherever the app itself is hosted. */
  readonly address: string;
  /**
   * Fetches the file with the merchant's credentials, where these are a header, which no link and no image can send. Resolves
   * to null on a failure. Nothing is stored. Null instead of a function where the browser can open the URL itself: with its
   * cookie, or because the file is on another host, which must not get the credentials.
   */
  readonly read: ((signal: AbortSignal) => Promise<Blob | null>) | null;
  /** Opens the URL in the host's own viewer, which has the same credentials; false when the host has no viewer. */
  readonly openInHost: () => Promise<boolean>;
}

/** Resolves a link to a file; null for a URL that may not be opened. */
export type FileOf = (link: string) => ServiceFile | null;
