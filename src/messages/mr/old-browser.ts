import type * as english from '../en/old-browser';
import type { Translation } from '../translation';

export const oldBrowserCopy: Translation<typeof english.oldBrowserCopy> = {
  heading: 'या ब्राउझरमध्ये ॲप सुरू होऊ शकत नाही',
  lead: 'ब्राउझर कदाचित खूप जुना असेल. अपडेट मोफत आहे, आणि तुमच्या कर्जावर काहीही परिणाम होत नाही.',
  android: {
    heading: 'Android फोनवर',
    webView: '“Android System WebView” अपडेट करा',
    chrome: '“Chrome” अपडेट करा',
    reopen: 'हे पान पुन्हा उघडा. काहीही बदलले नाही, तर ते Chrome मध्ये उघडा.',
  },
  iPhone: {
    heading: 'iPhone वर',
    update: 'सेटिंग, जनरल, सॉफ्टवेअर अपडेट उघडा. मग हे पान पुन्हा उघडा.',
  },
};
