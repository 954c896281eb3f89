import type * as english from '../en/clipboard';
import type { Translation } from '../translation';

export const clipboardCopy: Translation<typeof english.clipboardCopy> = {
  copied: (text) => `${text} कॉपी हो गया!`,
  nothing: 'कॉपी करने के लिए कुछ नहीं है!',
  refused: 'आपके फ़ोन ने कॉपी नहीं करने दिया। कॉपी करने के लिए इसे दबाकर रखें।',
};
