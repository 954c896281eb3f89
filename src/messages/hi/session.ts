import type * as english from '../en/session';
import type { Translation } from '../translation';
import { productName } from './product';

// The account here is that of the app, not the one at the bank: अकाउंट, not खाता.
export const sessionCopy: Translation<typeof english.sessionCopy> = {
  opening: 'आपका लोन ऐप खुल रहा है',
  hostMissing: 'ऐप ने जवाब नहीं दिया। यहाँ से आगे बढ़ा जा सकता है।',
  unavailable: {
    title: productName,
    heading: 'हम आपके अकाउंट तक नहीं पहुँच सके',
  },
  notSignedInHere: {
    title: productName,
    heading: 'यहाँ साइन-इन नहीं हो सकता',
    lead: 'इस ब्राउज़र से हमें पता नहीं चलता कि आप कौन हैं।',
    hint: 'अपने फ़ोन के ऐप से लोन का पेज खोलें: ऐप हमें बताता है कि आप कौन हैं।',
  },
  ended: {
    title: productName,
    heading: 'आपका सेशन खत्म हो गया है',
    lead: 'आपके अकाउंट की सुरक्षा के लिए हमें फिर से जानना है कि यह आप ही हैं। आपने अब तक जो किया, वह सेव है।',
    hint: 'अगर यह फिर खत्म हो, तो यह पेज बंद करें और ऐप से दोबारा खोलें।',
  },
  changed: {
    title: productName,
    heading: 'अब कोई दूसरा अकाउंट साइन-इन है',
    lead: 'पहले जो अकाउंट खुला था, उसके पेज हमने बंद कर दिए हैं। उसका लोन और उसके भुगतान उसी अकाउंट में रहते हैं।',
    hint: 'दूसरे अकाउंट पर लौटने के लिए, उसी से फिर साइन-इन करें।',
    action: 'इस अकाउंट से आगे बढ़ें',
  },
};
