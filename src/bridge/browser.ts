import type { Bridge, HostInfo } from './bridge';
import { browserCapabilities } from './browser-capabilities';

/** Creates the bridge of a browser without a host; the merchant is identified by the `act` cookie. */
export function createBrowserBridge(deviceId: string, userAgent: string): Bridge {
  const info: HostInfo = {
    kind: 'browser',
    isBridgeMissing: false,
    device: { app: 'web', id: deviceId, address: 'unknown', brand: brandOf(userAgent) },
    credentials: { mode: 'cookie' },
  };
  return {
    connect: () => Promise.resolve(info),
    capabilities: () => Promise.resolve(browserCapabilities(window)),
    refreshToken: async () => 'unavailable',
    info: () => info,
    toast: () => false,
    speak: async () => 'unavailable',
    stopSpeaking: () => {},
    close: () => false,
    onBack: () => () => {},
  };
}

function brandOf(userAgent: string): string {
  const android = /Android [^;]*; ([^;)]+)/.exec(userAgent)?.[1];
  if (android !== undefined) return android.trim();
  return /iPhone|iPad/.test(userAgent) ? 'Apple' : 'desktop';
}
