import type { AndroidWindow } from './android';
import { createBrowserBridge } from './browser';
import { createLateBridge } from './late';
import type { Bridge } from './port';

/** Android web views say `; wv)` in their user agent: there the native object is waited for. */
export function chooseBridge(host: AndroidWindow, userAgent: string, deviceId: string): Bridge {
  const browser = createBrowserBridge(deviceId, userAgent);
  const isWebView = /; wv\)/.test(userAgent) || host.LoanHost !== undefined;
  if (!isWebView) return browser;
  return createLateBridge(browser, async () => {
    const { createAndroidBridge } = await import('./android');
    return createAndroidBridge(host, browser);
  });
}
