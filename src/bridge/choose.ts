import { createBrowserBridge } from './browser';
import { type HostWindow, isHostThere } from './host-channels';
import { createNativeBridge } from './native';
import type { Bridge } from './port';

/**
 * Chooses the host's form where there is a host, or where one is to be expected, else the plain browser's. Android web
 * views say `; wv)` in their user agent; iOS web views are the WebKit that does not call itself Safari.
 */
export function chooseBridge(page: HostWindow, userAgent: string, deviceId: string): Bridge {
  const browser = createBrowserBridge(deviceId, userAgent);
  if (!isHostThere(page) && !isWebView(userAgent)) return browser;
  return createNativeBridge(page, browser);
}

function isWebView(userAgent: string): boolean {
  return /; wv\)|iP(hone|ad|od)(?!.*Safari\/).*WebKit/.test(userAgent);
}
