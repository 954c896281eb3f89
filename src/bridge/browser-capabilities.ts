import type { CapabilityResult, NativeCapabilities } from './bridge';
import { locate, requestLocationPermission } from './browser-location';
import { TIME_LIMIT_MS } from './messages';
import { onResume } from './resume';
import { allowedTarget, dialableNumber, isUpiIntent, whatsAppNumber } from './targets';

const done: CapabilityResult = { outcome: 'done', value: null };

/** The browser's equivalent of each native capability (spec 6). */
export function browserCapabilities(page: Window): NativeCapabilities {
  function openUrl(url: string): CapabilityResult {
    page.location.assign(url);
    return done;
  }

  return {
    async back() {
      if (page.history.length <= 1) return failed('unavailable');
      page.history.back();
      return done;
    },
    async shareOnWhatsApp({ text, phone }) {
      const number = phone === undefined ? '' : whatsAppNumber(phone);
      if (number === null) return failed('refused');
      const to = `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
      // Without the feature `noopener`: with it, `open` returns null for an opened tab, too.
      const tab = page.open(to, '_blank');
      if (tab === null) return failed('refused');
      tab.opener = null;
      return done;
    },
    canShareFiles: async () =>
      mayShare(page.navigator, new File([], 'paper.pdf', { type: 'application/pdf' })),
    async shareFile({ file, text }) {
      if (!mayShare(page.navigator, file)) return failed('unavailable');
      try {
        await page.navigator.share({ files: [file], text });
        return done;
      } catch (error) {
        const name = error instanceof Error ? error.name : '';
        if (name === 'AbortError') return failed('refused');
        return failed(name === 'NotAllowedError' ? 'unanswered' : 'unavailable');
      }
    },
    requestLocationPermission: () => requestLocationPermission(page.navigator),
    getLocation: () => locate(page.navigator),
    // A page cannot open the browser's settings: the screen explains where they are (hostCopy.settingsInBrowser).
    openSettings: async () => ({ outcome: 'unavailable', failure: 'settings' }),
    async call(phone) {
      const number = dialableNumber(phone);
      return number === null ? failed('refused') : openUrl(`tel:${number}`);
    },
    async openUpiIntent(url) {
      if (!isUpiIntent(url)) return failed('refused');
      const hidden = isHiddenWithin(page.document, TIME_LIMIT_MS.openUpiIntent);
      page.location.assign(url);
      return (await hidden) ? { outcome: 'done', value: null } : failed('unanswered');
    },
    async navigate(target) {
      const allowed = allowedTarget(target, page.location.origin);
      if (allowed === null) return failed('refused');
      // A browser has no host screens.
      return 'screen' in allowed ? failed('unavailable') : openUrl(allowed.url);
    },
    openDocument: async () => failed('unavailable'),
    onResume: (listener) => onResume(page, listener),
  };
}

/** Whether the browser shares this file. Old browsers, desktops and Android's web view have no such function. */
function mayShare(apis: Partial<Pick<Navigator, 'canShare'>>, file: File): boolean {
  return apis.canShare?.({ files: [file] }) === true;
}

/** Whether the page is hidden within the time: an app that opens hides it. Browsers do not report that no app opened. */
function isHiddenWithin(document: Document, limitMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const finish = (isHidden: boolean) => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', finishIfHidden);
      resolve(isHidden);
    };
    const finishIfHidden = () => document.hidden && finish(true);
    const timer = setTimeout(() => finish(false), limitMs);
    document.addEventListener('visibilitychange', finishIfHidden);
    // On a slow phone, the other app may be open already.
    finishIfHidden();
  });
}

function failed(outcome: 'refused' | 'unanswered' | 'unavailable'): CapabilityResult {
  return { outcome, failure: null };
}
