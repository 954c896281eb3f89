import type { Credentials, Device } from '../../machines/domain/base/device';

/** What carries the app, as the session shows it. */
export interface HostInfo {
  readonly kind: 'native' | 'browser';
  /** A web view was expected, but its bridge never showed. */
  readonly isBridgeMissing: boolean;
  readonly device: Device;
  readonly credentials: Credentials;
}

/** Why a native ability failed, where spec 8 has words for it: `src/copy/host.ts` holds them under these keys. */
export type HostFailure = 'location-permission' | 'location-data' | 'settings';

/**
 * What came of an ability. `refused`: a person or the host said no. `unanswered`: the time limit passed, or the answer
 * could not be read. `unavailable`: it cannot be done here, now or later.
 */
export type Answer<TValue = null, TFailure extends HostFailure | null = null> =
  | { readonly outcome: 'done'; readonly value: TValue }
  | { readonly outcome: 'refused' | 'unanswered' | 'unavailable'; readonly failure: TFailure };

/** Where the phone is. Personal data: it goes to the service that needs it, never into a log or a storage. */
export interface Place {
  /** Degrees, north and east positive. */
  readonly latitude: number;
  readonly longitude: number;
  /** Radius in metres. */
  readonly accuracy: number;
}

/** What a UPI app says when it comes back: a hint, never a proof. Whether money moved is the service's word. */
export type UpiHint = 'success' | 'submitted' | 'failure' | 'cancelled' | null;

/** A screen of the host by its name, or an address: https, tel, upi, whatsapp, or a page of our own origin. */
export type Target = { readonly screen: string } | { readonly url: string };

/** A message to share. */
export interface Shared {
  readonly text: string;
  /** Whom to send it to; without one the merchant chooses. Digits, with or without country code. */
  readonly phone?: string;
}

/** What can be asked of the host (spec 6, native bridge abilities). None ever rejects; each has an end. */
export interface Abilities {
  /** Leaves this page for the one before it: the host's, or the browser's. */
  readonly back: () => Promise<Answer>;
  readonly shareOnWhatsApp: (shared: Shared) => Promise<Answer>;
  /** Ask with the reason on the screen first; a refusal is the merchant's right. */
  readonly requestLocationPermission: () => Promise<Answer<'granted', 'location-permission'>>;
  readonly getLocation: () => Promise<Answer<Place, 'location-data'>>;
  /** Opens the settings in which a refused permission can be given. */
  readonly openSettings: () => Promise<Answer<null, 'settings'>>;
  /** Opens the dialler with a number; the merchant makes the call. */
  readonly call: (phone: string) => Promise<Answer>;
  /** Opens a UPI app. `unanswered` after 2 seconds: show the QR and the other ways. `done` is no payment. */
  readonly openUpiIntent: (url: string) => Promise<Answer<UpiHint>>;
  readonly navigate: (target: Target) => Promise<Answer>;
  /**
   * Shows a paper of a service in the host's own viewer, got with the host's credentials. `unavailable` where there is no
   * host, or one without a viewer: this page stays.
   */
  readonly openDocument: (url: string) => Promise<Answer>;
  /**
   * Calls back when the merchant is here again, from another app or tab: ask the service what happened meanwhile. One
   * return may be told twice, by page and host. Returns the way to stop listening.
   */
  readonly onResume: (listener: () => void) => () => void;
}

/** What the app asks of its host; a plain browser answers each in its own way. */
export interface Bridge {
  /** Waits for the host, at most 3 seconds and its greeting 4 more, then goes on as a plain browser. */
  readonly connect: () => Promise<HostInfo>;
  /**
   * What can be asked of the host; its code comes when it is first needed. Rejects only when that code cannot be
   * loaded, as any next page would.
   */
  readonly abilities: () => Promise<Abilities>;
  /**
   * Asks for a fresh token; where there is none to refresh, `unavailable` and nothing happens.
   * @param isOurs whether it is of the merchant who is here: one that is not is `refused`, and never used
   */
  readonly refreshToken: (isOurs: (token: string) => Promise<boolean>) => Promise<Answer['outcome']>;
  /** The host and the credentials of now. */
  readonly info: () => HostInfo;
  /** Shows the host's toast; false when the page must show it itself. */
  readonly toast: (message: string) => boolean;
  /** Closes the web view; false when there is none to close. */
  readonly close: () => boolean;
  /** Calls back when the host's own back button is pressed. Returns the way to stop listening. */
  readonly onBack: (listener: () => void) => () => void;
}
