/** The phone's environment for the app: a visible or hidden page, apps to open, a camera roll, empty storage. */

import type { CapabilityResult, NativeCapabilities } from '../../src/bridge/bridge';
import type { PickedFiles } from '../../src/bridge/files';
import type { SafeStorage } from '../../src/storage/storage';
import { ORIGIN } from './lender-connection';

/** A page without rendering. `hidden` says whether another app is in the foreground. */
class Page extends EventTarget {
  readonly document = Object.assign(new EventTarget(), { hidden: false });
  readonly navigator = { onLine: true };
  readonly location = { origin: ORIGIN, href: `${ORIGIN}/`, protocol: 'https:', search: '' };
  readonly history = { length: 1, state: null, replaceState() {} };
}

export interface Phone {
  readonly isHidden: () => boolean;
  /** Another app comes to the foreground, or leaves it. */
  readonly hide: () => void;
  readonly show: () => void;
  /** Makes this phone's page the global one. */
  readonly activate: () => void;
}

export function createPhone(): Phone {
  const page = new Page();
  const setHidden = (hidden: boolean) => {
    page.document.hidden = hidden;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return {
    isHidden: () => page.document.hidden,
    hide: () => setHidden(true),
    show: () => setHidden(false),
    activate() {
      Object.assign(globalThis, { window: page, document: page.document });
    },
  };
}

const done: CapabilityResult = { outcome: 'done', value: null };
const unavailable: CapabilityResult = { outcome: 'unavailable', failure: null };

/** @param openUpi opens a UPI app; returns false when this phone has none */
export function nativeCapabilities(
  openUpi: (url: string) => boolean,
  allowsLocation: boolean,
): NativeCapabilities {
  return {
    back: async () => done,
    shareOnWhatsApp: async () => done,
    canShareFiles: async () => false,
    shareFile: async () => unavailable,
    requestLocationPermission: async () =>
      allowsLocation
        ? { outcome: 'done', value: 'granted' }
        : { outcome: 'refused', failure: 'location-permission' },
    getLocation: async () => ({ outcome: 'done', value: { latitude: 20, longitude: 73.8, accuracy: 20 } }),
    openSettings: async () => ({ outcome: 'unavailable', failure: 'settings' }),
    call: async () => done,
    openUpiIntent: async (url) =>
      openUpi(url) ? { outcome: 'done', value: null } : { outcome: 'unanswered', failure: null },
    navigate: async () => unavailable,
    openDocument: async () => unavailable,
    onResume: () => () => {},
  };
}

/** Picked files without a canvas: every picture is a small JPEG already, so none is scaled. */
export function createCameraRoll(): PickedFiles {
  const pictures = new Map<string, Blob>();
  let idCount = 0;
  const store = (picture: Blob) => {
    idCount += 1;
    const url = `blob:ready-${idCount}`;
    pictures.set(url, picture);
    return { url, type: 'image/jpeg', size: picture.size } as const;
  };
  return {
    prepare: async () => ({ ok: true, file: store(jpeg()) }),
    bytes: (url) => pictures.get(url) ?? null,
    store,
    remove: (url) => {
      pictures.delete(url);
    },
  };
}

/** A JPEG header, padded to the size of a small picture. */
function jpeg(): Blob {
  const bytes = new Uint8Array(12_000);
  bytes.set([0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46, 0]);
  return new Blob([bytes], { type: 'image/jpeg' });
}

/** Storage of one visit, in memory. */
export function memoryStorage(): SafeStorage {
  const entries = new Map<string, string>();
  return {
    read: (key) => entries.get(key) ?? null,
    write: (key, value) => entries.set(key, value) !== undefined,
    remove: (key) => {
      entries.delete(key);
    },
  };
}
