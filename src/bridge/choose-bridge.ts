import type { Bridge } from './bridge';
import { createBrowserBridge } from './browser';
import { type HostWindow, hasHost } from './host-channels';
import { createNativeBridge } from './native';

/**
 * Chooses the native bridge where there is a host, and in a web view, whose host may appear late; otherwise the browser's bridge. The
 * user agent of an Android web view has `; wv)`; that of an iOS web view has `WebKit` without `Safari/`.
 */
export function chooseBridge(page: HostWindow, userAgent: string, deviceId: string): Bridge {
  const browser = createBrowserBridge(deviceId, userAgent);
  if (!hasHost(page) && !isWebView(userAgent)) return browser;
  return createNativeBridge(page, browser);
}

function isWebView(userAgent: string): boolean {
  return /; wv\)|iP(hone|ad|od)(?!.*Safari\/).*WebKit/.test(userAgent);
}
