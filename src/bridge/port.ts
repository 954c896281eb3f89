import type { Credentials, Device } from '../../machines/domain/device';

/** What carries the app, as the session shows it. */
export interface HostInfo {
  readonly kind: 'native' | 'browser';
  /** A web view was expected, but its bridge never showed. */
  readonly isBridgeMissing: boolean;
  readonly device: Device;
  readonly credentials: Credentials;
}

/** What the app asks of its host; a plain browser answers each in its own way (spec 6, native bridge abilities). */
export interface Bridge {
  /** Waits for the host, at most 3 seconds, then goes on as a plain browser. */
  readonly connect: () => Promise<HostInfo>;
  /** Asks for a fresh token; in a plain browser nothing happens. */
  readonly refreshToken: () => Promise<void>;
  /** The host and the credentials of now. */
  readonly info: () => HostInfo;
  /** Shows the host's toast; false when the page must show it itself. */
  readonly toast: (message: string) => boolean;
  /** Closes the web view; false when there is none to close. */
  readonly close: () => boolean;
  /** Calls back when the host's own back button is pressed. Returns the way to stop listening. */
  readonly onBack: (listener: () => void) => () => void;
}
