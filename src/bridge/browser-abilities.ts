import { locate, permitLocation } from './browser-location';
import { TIME_LIMIT_MS } from './messages';
import type { Answer, NativeCapabilities } from './port';
import { onResume } from './resume';
import { dialled, isAllowedTarget, isUpiIntent, whatsAppNumber } from './targets';

const done: Answer = { outcome: 'done', value: null };

/** The plain browser's equivalent of each native ability (spec 6). */
export function browserAbilities(page: Window): NativeCapabilities {
  function leaveFor(url: string): Answer {
    page.location.assign(url);
    return done;
  }

  return {
    async back() {
      if (page.history.length <= 1) return not('unavailable');
      page.history.back();
      return done;
    },
    async shareOnWhatsApp({ text, phone }) {
      const number = phone === undefined ? '' : whatsAppNumber(phone);
      if (number === null) return not('refused');
      const to = `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
      // Not the feature `noopener`: with it a blocked tab looks like an open one.
      const tab = page.open(to, '_blank');
      if (tab === null) return not('refused');
      tab.opener = null;
      return done;
    },
    requestLocationPermission: () => permitLocation(page.navigator),
    getLocation: () => locate(page.navigator),
    // No page can open a browser's settings: the screen explains where they are (hostCopy.settingsInBrowser).
    openSettings: async () => ({ outcome: 'unavailable', failure: 'settings' }),
    async call(phone) {
      const number = dialled(phone);
      return number === null ? not('refused') : leaveFor(`tel:${number}`);
    },
    async openUpiIntent(url) {
      if (!isUpiIntent(url)) return not('refused');
      const hidden = isHiddenWithin(page.document, TIME_LIMIT_MS.openUpiIntent);
      page.location.assign(url);
      return (await hidden) ? { outcome: 'done', value: null } : not('unanswered');
    },
    async navigate(target) {
      if (!isAllowedTarget(target, page.location.origin)) return not('refused');
      // A browser has no host screens.
      return 'screen' in target ? not('unavailable') : leaveFor(target.url);
    },
    openDocument: async () => not('unavailable'),
    onResume: (listener) => onResume(page, listener),
  };
}

/** An app that opens hides the page. `upi://` may also do nothing, which no browser reports. */
function isHiddenWithin(document: Document, limitMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const finish = (isHidden: boolean) => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      resolve(isHidden);
    };
    const look = () => document.hidden && finish(true);
    const timer = setTimeout(() => finish(false), limitMs);
    document.addEventListener('visibilitychange', look);
    // The other app may already be open: a slow phone loads this chunk late.
    look();
  });
}

function not(outcome: 'refused' | 'unanswered' | 'unavailable'): Answer {
  return { outcome, failure: null };
}
