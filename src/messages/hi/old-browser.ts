import type * as english from '../en/old-browser';
import type { Translation } from '../translation';

export const oldBrowserCopy: Translation<typeof english.oldBrowserCopy> = {
  heading: 'ऐप इस ब्राउज़र में शुरू नहीं हो सकता',
  lead: 'हो सकता है कि ब्राउज़र बहुत पुराना हो। अपडेट मुफ़्त है, और आपके लोन पर कोई असर नहीं होता।',
  android: {
    heading: 'Android फ़ोन पर',
    webView: '“Android System WebView” अपडेट करें',
    chrome: '“Chrome” अपडेट करें',
    reopen: 'यह पेज फिर खोलें। अगर कुछ न बदले, तो इसे Chrome में खोलें।',
  },
  iPhone: {
    heading: 'iPhone पर',
    update: 'सेटिंग, जनरल, सॉफ़्टवेयर अपडेट खोलें। फिर यह पेज दोबारा खोलें।',
  },
};
