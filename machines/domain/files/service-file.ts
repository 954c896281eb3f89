/** A file that a service links to: a document of the lender, or a picture of the merchant. */
export interface ServiceFile {
  /** Absolute URL. A link without a host is resolved against the loan service, not against the app's own host. */
  readonly address: string;
  /**
   * Fetches the file with the merchant's credentials in a header, which links and images cannot send. Resolves to null on a
   * failure; nothing is stored. The member itself is null when the browser can open the URL without it: the credentials are a
   * cookie, or the file is on another host, which must not get them.
   */
  readonly read: ((signal: AbortSignal) => Promise<Blob | null>) | null;
  /** Fetches a file of our own services, whatever the credentials are, as `read` does; null for a file on another host. */
  readonly fetchFile: ((signal: AbortSignal) => Promise<Blob | null>) | null;
  /** Opens the URL in the host's own viewer, which has the same credentials; false when the host has no viewer. */
  readonly openInHost: () => Promise<boolean>;
}

/** Resolves a link of a service to a file; null for a URL that may not be opened. */
export type ResolveServiceFile = (link: string) => ServiceFile | null;
