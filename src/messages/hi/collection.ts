import type * as english from '../en/collection';
import type { Translation } from '../translation';

export const collectionCopy: Translation<typeof english.collectionCopy> = {
  title: 'इसके बारे में आपको कौन कॉल कर सकता है?',
  lead: (lender) => `${lender} का कहना है: बकाया भुगतान के बारे में सिर्फ़ ये लोग आपसे संपर्क करते हैं।`,
  leadIncomplete: (lender) => `${lender} ने ये नाम बताए हैं। और लोग भी हो सकते हैं: लोन देने वाली संस्था से पूछें।`,
  hours: 'वे कब संपर्क कर सकते हैं',
  callsFrom: (phone) => `कॉल इस नंबर से आती है: ${phone.replaceAll(' ', '\u00a0')}`,
  otherTitle: 'क्या कोई और कॉल करता है, या किसी और समय पर?',
  other: (officer) =>
    officer === null
      ? 'उन्हें कोई पैसा न दें। लोन देने वाली संस्था को बताएँ।'
      : `उन्हें कोई पैसा न दें। अपनी लोन देने वाली संस्था के शिकायत निवारण अधिकारी को बताएँ: ${officer}।`,
  contacts: 'संस्था के सभी संपर्क',
};
