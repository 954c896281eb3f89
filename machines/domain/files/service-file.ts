/** A file that a service names by a link: a paper of the lender, a picture of the merchant's. */
export interface ServiceFile {
  /** The whole address: a link without a host is of the loan service, wherever the app itself is hosted. */
  readonly address: string;
  /**
   * Gets the file with the merchant's credentials, where these are a header, which no link and no image can carry. Null is
   * what did not come. Nothing is kept. Null itself where the browser opens the address: with its cookie, or because the
   * file is not of our services, to whom alone the credentials go.
   */
  readonly read: ((signal: AbortSignal) => Promise<Blob | null>) | null;
  /** Hands the address to the host's own viewer, which has the same credentials; false when this host has none. */
  readonly openInHost: () => Promise<boolean>;
}

/** Finds out how a file is got; null for an address that may not be opened. */
export type FileOf = (link: string) => ServiceFile | null;
