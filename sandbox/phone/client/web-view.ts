/** The web view around the page of the app: what it allows, and what it does wrong where the control panel says so. */
import type { WebViewSetting } from '../message-types';
import type { AppWindow } from './host';

/** Reads a setting of the control panel. */
export type ReadSetting = (name: WebViewSetting) => string;

interface Links {
  /** Opens another app. */
  readonly openOutside: (url: string) => void;
  /** Loads what this web view cannot show. */
  readonly replacePage: () => void;
}

/** Prepares the window of a page that starts to load. */
export function imitateWebView(app: AppWindow, setting: ReadSetting, links: Links): void {
  imitateCamera(app, setting('camera'));
  if (setting('chooser') === 'unreadable')
    app.Blob.prototype.arrayBuffer = () =>
      Promise.reject(new DOMException('No permission', 'NotReadableError'));
  app.document.addEventListener(
    'click',
    (event) => {
      const target = Object(event.target);
      // The page's own elements are of another window, so that `instanceof` does not know them.
      if (target.type === 'file' && setting('chooser') === 'none') event.preventDefault();
      const href = String(target.closest?.('a[href]')?.href ?? '');
      if (!/^(upi|tel|whatsapp):/i.test(href)) return;
      event.preventDefault();
      if (setting('links') === 'inside') links.replacePage();
      else links.openOutside(href);
    },
    { capture: true },
  );
}

function imitateCamera({ navigator }: AppWindow, camera: string): void {
  if (camera === 'missing') Object.defineProperty(navigator, 'mediaDevices', { value: undefined });
  if (camera === 'refused')
    Object.defineProperty(navigator, 'mediaDevices', {
      value: { getUserMedia: () => Promise.reject(new DOMException('Denied', 'NotAllowedError')) },
    });
}

/** Hides the page from itself, as a web view that is not shown does, or shows it. */
export function setHidden({ document }: AppWindow, isHidden: boolean): void {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
  Object.defineProperty(document, 'visibilityState', {
    value: isHidden ? 'hidden' : 'visible',
    configurable: true,
  });
  document.dispatchEvent(new Event('visibilitychange'));
}
