import { documentMessages } from '#messages/document';
import { locale } from '#messages/locale';
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
  const { heading, lead, android, iPhone } = oldBrowserCopy;
  return {
    ...documentMessages,
    languageTag: locale.tag,
    whatsappUrl: whatsapp === null ? null : `https://wa.me/${whatsapp}?text=${message}`,
    help: sharedCopy.help,
    phoneUrl: phone === null ? null : `tel:${phone}`,
    call: sharedCopy.callSupport,
    oldBrowserHeading: heading,
    oldBrowserLead: lead,
    androidHeading: android.heading,
    updateWebView: android.webView,
    updateChrome: android.chrome,
    reopen: android.reopen,
    iPhoneHeading: iPhone.heading,
    updateIPhone: iPhone.update,
    retry: sharedCopy.retry,
  };
}
