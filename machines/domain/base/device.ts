/** The device as the host or the browser tells it (identity headers of spec 7). */
export interface Device {
  readonly app: string;
  readonly id: string;
  readonly address: string;
  readonly brand: string;
}

/**
 * How the merchant is known to the services (spec 6): in a web view the native token, or the business id in the
 * newer auth mode; outside a web view no header is added, and the `act` cookie speaks.
 */
export type Credentials =
  | {
      readonly mode: 'token';
      readonly token: string;
      /** Seconds that the token lives, from when the host gave it; undefined where the host did not say. */
      readonly expiresIn?: number | undefined;
    }
  | { readonly mode: 'business-id'; readonly businessId: string }
  | { readonly mode: 'cookie' };
