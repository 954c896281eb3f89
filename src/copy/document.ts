import { documentMessages } from '#messages/document';
import { oldBrowserCopy } from '#messages/old-browser';
import { sharedCopy } from '#messages/shared';

/** Numbers of the support: digits with the country code (spec 9). Null where there is none. */
interface SupportNumbers {
  readonly whatsapp: string | null;
  readonly phone: string | null;
}

/** What `index.html` names between percent signs: the texts that a document shows before any file is loaded. */
export function documentTexts({ whatsapp, phone }: SupportNumbers = CONFIGURATION.support) {
  const message = encodeURIComponent(sharedCopy.supportMessage);
  return {
    document: documentMessages,
    oldBrowser: oldBrowserCopy,
    support: {
      whatsapp: whatsapp === null ? null : `https://wa.me/${whatsapp}?text=${message}`,
      help: sharedCopy.help,
      phone: phone === null ? null : `tel:${phone}`,
      call: sharedCopy.callSupport,
    },
    retry: sharedCopy.retry,
  };
}
