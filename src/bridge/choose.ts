import { type AndroidWindow, createAndroidBridge } from './android';
import { createBrowserBridge } from './browser';
import type { Bridge } from './port';

/** Android web views say `; wv)` in their user agent: there the native object is waited for. */
export function chooseBridge(host: AndroidWindow, userAgent: string, deviceId: string): Bridge {
  const browser = createBrowserBridge(deviceId, userAgent);
  const isWebView = /; wv\)/.test(userAgent) || host.LoanHost !== undefined;
  return isWebView ? createAndroidBridge(host, browser) : browser;
}
