import type { Credentials, Device } from '../../machines/domain/base/device';

/** The native app or browser that shows the page, and the credentials it gave. */
export interface HostInfo {
  readonly kind: 'native' | 'browser';
  /** Whether a host was expected in this web view, but did not answer. */
  readonly isBridgeMissing: boolean;
  readonly device: Device;
  readonly credentials: Credentials;
  /** Language of the host app, BCP 47; undefined where it gives none. */
  readonly language?: string | undefined;
  /** Languages in which the host reads aloud, BCP 47; undefined where it does not. */
  readonly speaks?: readonly string[] | undefined;
}

/** Failures for which spec 8 has a message; keys of the texts in `src/messages/en/host.ts`. */
export type HostFailure = 'location-permission' | 'location-data' | 'settings';

/**
 * Result of a native capability. `refused`: by the merchant or the host. `unanswered`: timeout, or an unreadable answer. `unavailable`:
 * not possible on this device.
 */
export type CapabilityResult<TValue = null, TFailure extends HostFailure | null = null> =
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

/** Result that a UPI app reports: a hint only. The service decides whether money was paid. */
export type UpiHint = 'success' | 'submitted' | 'failure' | 'cancelled' | null;

/** Where to navigate: a screen of the host by its name, or a URL (https, tel, upi, whatsapp, or a page of our own origin). */
export type NavigationTarget = { readonly screen: string } | { readonly url: string };

/** A message to share on WhatsApp. */
export interface SharedMessage {
  readonly text: string;
  /** Phone number of the receiver, with or without country code. Without it, the merchant chooses the receiver. */
  readonly phone?: string;
}

/** A file to share, and what is said of it. */
export interface SharedFile {
  readonly file: File;
  readonly text: string;
}

/** A text for the host to read aloud. It must not contain personal data. */
export interface SpokenText {
  readonly text: string;
  /** BCP 47 */
  readonly language: string;
}

/** Capabilities of the host, or their equivalents in a browser (spec 6). The promises always resolve. */
export interface NativeCapabilities {
  /** Goes back from this page, in the host or the browser. */
  readonly back: () => Promise<CapabilityResult>;
  readonly shareOnWhatsApp: (shared: SharedMessage) => Promise<CapabilityResult>;
  /**
   * Whether this page can share a file. The messages to a host have none for it: it is the browser's ability, in a web view as well
   * (Android's has none).
   */
  readonly canShareFiles: () => Promise<boolean>;
  /**
   * Opens the phone's list of apps that take a file. `refused`: the merchant closed it. `unanswered`: the tap is too long ago for the
   * browser, another one is needed. `unavailable`: this file cannot be shared here.
   */
  readonly shareFile: (shared: SharedFile) => Promise<CapabilityResult>;
  /** Requests the permission for the location. The screen must explain the reason before. */
  readonly requestLocationPermission: () => Promise<CapabilityResult<'granted', 'location-permission'>>;
  readonly getLocation: () => Promise<CapabilityResult<PhoneLocation, 'location-data'>>;
  /** Opens the settings in which a refused permission can be granted. */
  readonly openSettings: () => Promise<CapabilityResult<null, 'settings'>>;
  /** Opens the dialler with a number; the merchant makes the call. */
  readonly call: (phone: string) => Promise<CapabilityResult>;
  /** Opens a UPI app. `done` does not mean paid. `unanswered` after 2 seconds: no app opened, offer other payment methods. */
  readonly openUpiIntent: (url: string) => Promise<CapabilityResult<UpiHint>>;
  /** Opens a screen of the host, or a URL. */
  readonly navigate: (target: NavigationTarget) => Promise<CapabilityResult>;
  /**
   * Shows a document of a service in the host's own viewer, loaded with the host's credentials. `unavailable` without a host, or where
   * the host has no viewer.
   */
  readonly openDocument: (url: string) => Promise<CapabilityResult>;
  /**
   * Calls the listener when the merchant returns from another app or tab; one return may be reported twice, by page and host. Returns a
   * function that removes the listener.
   */
  readonly onResume: (listener: () => void) => () => void;
}

/** Interface to the host; in a browser without a host it has equivalents. */
export interface Bridge {
  /** Waits at most 3 seconds for the host to appear, and 4 for its answer to `hello`; then continues as in a browser. */
  readonly connect: () => Promise<HostInfo>;
  /**
   * The capabilities of the host or browser. Rejects only when their code, which may be loaded on demand, cannot be loaded.
   */
  readonly capabilities: () => Promise<NativeCapabilities>;
  /**
   * Requests a new token; `unavailable` where the credentials are not a token.
   * @param isOfSessionMerchant whether a token belongs to the session's merchant; if not, the new token is not used, and the result is `refused`
   */
  readonly refreshToken: (
    isOfSessionMerchant: (token: string) => Promise<boolean>,
  ) => Promise<CapabilityResult['outcome']>;
  /** The host and the current credentials. */
  readonly info: () => HostInfo;
  /** Shows the host's toast; false when the page must show it itself. */
  readonly toast: (message: string) => boolean;
  /**
   * Lets the host read a text aloud, instead of what it was reading. `done` when it was read to its end; `unavailable` without a host that
   * reads aloud (`HostInfo.speaks`).
   */
  readonly speak: (spoken: SpokenText) => Promise<CapabilityResult['outcome']>;
  /** Lets the host stop reading aloud. */
  readonly stopSpeaking: () => void;
  /** Closes the web view; false without a host. */
  readonly close: () => boolean;
  /** Calls the listener when the host's back button is pressed. Returns a function that removes the listener. */
  readonly onBack: (listener: () => void) => () => void;
}
