import type * as english from '../en/host';
import type { Translation } from '../translation';

export const hostCopy: Translation<typeof english.hostCopy> = {
  failed: {
    'location-permission': 'लोकेशन की अनुमति नहीं माँगी जा सकी',
    'location-data': 'लोकेशन की जानकारी नहीं मिल सकी',
    settings: 'सेटिंग नहीं खुल सकी',
  },
  settingsInBrowser: 'अपने ब्राउज़र की सेटिंग खोलें, यह साइट चुनें, और लोकेशन की अनुमति दें। फिर यहाँ लौटें।',
};
