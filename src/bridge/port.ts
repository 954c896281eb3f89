import type { Credentials, Device } from '../../machines/domain/base/device';

/** Host of the app, as the session shows it. */
export interface HostInfo {
  readonly kind: 'native' | 'browser';
  /** A web view was expected, but its bridge did not appear. */
  readonly isBridgeMissing: boolean;
  readonly device: Device;
  readonly credentials: Credentials;
}

/** Why a native ability failed, where spec 8 has a message for it: `src/copy/host.ts` has them by these keys. */
export type HostFailure = 'location-permission' | 'location-data' | 'settings';

/**
 * Result of an ability. `refused`: by a person or the host. `unanswered`: timeout, or an unreadable answer. `unavailable`:
 * not possible on this device.
 */
export type Answer<TValue = null, TFailure extends HostFailure | null = null> =
  | { readonly outcome: 'done'; readonly value: TValue }
  | { readonly outcome: 'refused' | 'unanswered' | 'unavailable'; readonly failure: TFailure };

/** Location of the phone. Personal data: sent to the service that needs it, never logged or stored. */
export interface PhoneLocation {
  /** Degrees, north and east positive. */
  readonly latitude: number;
  readonly longitude: number;
  /** Radius in metres. */
  readonly accuracy: number;
}

/** Result of a UPI app when it returns: a hint, not a proof. The service decides whether money moved. */
export type UpiHint = 'success' | 'submitted' | 'failure' | 'cancelled' | null;

/** A screen of the host by its name, or a URL: https, tel, upi, whatsapp, or a page of our own origin. */
export type Target = { readonly screen: string } | { readonly url: string };

/** A message to share. */
export interface Shared {
  readonly text: string;
  /** Receiver; without one the merchant chooses. Digits, with or without country code. */
  readonly phone?: string;
}

/** NativeCapabilities of the host (spec 6, native bridge abilities). None rejects; each settles. */
export interface NativeCapabilities {
  /** Goes back from this page, in the host or the browser. */
  readonly back: () => Promise<Answer>;
  readonly shareOnWhatsApp: (shared: Shared) => Promise<Answer>;
  /** Explain the reason on the screen first; the merchant may refuse. */
  readonly requestLocationPermission: () => Promise<Answer<'granted', 'location-permission'>>;
  readonly getLocation: () => Promise<Answer<PhoneLocation, 'location-data'>>;
  /** Opens the settings in which a refused permission can be given. */
  readonly openSettings: () => Promise<Answer<null, 'settings'>>;
  /** Opens the dialler with a number; the merchant makes the call. */
  readonly call: (phone: string) => Promise<Answer>;
  /** Opens a UPI app. `unanswered` after 2 seconds: show the QR and the other payment methods. `done` does not mean paid. */
  readonly openUpiIntent: (url: string) => Promise<Answer<UpiHint>>;
  readonly navigate: (target: Target) => Promise<Answer>;
  /**
   * Shows a document of a service in the host's own viewer, loaded with the host's credentials. `unavailable` without a host,
   * or for one without a viewer: this page stays.
   */
  readonly openDocument: (url: string) => Promise<Answer>;
  /**
   * Calls back when the merchant returns from another app or tab: read the state from the service again. One return may be
   * reported twice, by page and host. Returns a function that stops listening.
   */
  readonly onResume: (listener: () => void) => () => void;
}

/** Interface to the host; a plain browser has its own equivalents. */
export interface Bridge {
  /** Waits for the host, at most 3 seconds and 4 more for its greeting, then continues as a plain browser. */
  readonly connect: () => Promise<HostInfo>;
  /**
   * The host's abilities; their code is loaded when first needed. Rejects only when that code can't be loaded, as any next
   * page would.
   */
  readonly capabilities: () => Promise<NativeCapabilities>;
  /**
   * Requests a new token; `unavailable` without effect where there is none to refresh.
   * @param isOurs whether it belongs to the session's merchant: otherwise it is `refused`, and never used
   */
  readonly refreshToken: (isOurs: (token: string) => Promise<boolean>) => Promise<Answer['outcome']>;
  /** The host and the current credentials. */
  readonly info: () => HostInfo;
  /** Shows the host's toast; false when the page must show it itself. */
  readonly toast: (message: string) => boolean;
  /** Closes the web view; false when there is none to close. */
  readonly close: () => boolean;
  /** Calls back when the host's own back button is pressed. Returns a function that stops listening. */
  readonly onBack: (listener: () => void) => () => void;
}
