import type * as english from '../en/document-sheet';
import type { Translation } from '../translation';

export const documentSheetCopy: Translation<typeof english.documentSheetCopy> = {
  loading: 'आपका कागज़ लाया जा रहा है',
  failed: 'यह कागज़ नहीं आया। अपना इंटरनेट जाँचें, फिर दोबारा कोशिश करें।',
  isFile: 'यह कागज़ एक PDF फ़ाइल है।',
  isFileHint: 'आपका ऐप इसे इस पेज के बाहर खोलता है। वहाँ इसे पढ़ें, रखें या किसी को भेजें।',
  openInHost: 'इस पेज के बाहर खोलें',
  notInHost: 'आपका ऐप इसे खोल नहीं पाया। ऐप अपडेट करें, या यह कागज़ हमसे माँगें।',
  askForIt: 'कागज़ माँगें',
};
