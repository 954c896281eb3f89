/** The device as the host or the browser reports it (identity headers of spec 7). */
export interface Device {
  readonly app: string;
  readonly id: string;
  readonly address: string;
  readonly brand: string;
}

/**
 * How a request is authenticated (spec 6): in a web view by the native token, or by the business id in the newer auth mode;
 * outside a web view by the `act` cookie, without a header.
 */
export type Credentials =
  | {
      readonly mode: 'token';
      readonly token: string;
      /** Lifetime of the token in seconds, from when the host issued it; undefined where the host did not say. */
      readonly expiresIn?: number | undefined;
    }
  | { readonly mode: 'business-id'; readonly businessId: string }
  | { readonly mode: 'cookie' };
