import type * as english from '../en/expected-debit';
import type { Translation } from '../translation';

export const expectedDebitCopy: Translation<typeof english.expectedDebitCopy> = {
  title: (amount, date) =>
    amount === null ? `${date} को ऑटोपे से किस्त कटेगी` : `${date} को ऑटोपे से ${amount} कटेंगे`,
  from: (account) => `${account} से।`,
  needNotPay: 'आपको भुगतान करने की ज़रूरत नहीं है।',
  isOn: 'इस लोन के लिए ऑटोपे चालू है।',
  ifStopped: 'ऑटोपे बंद किया जा सकता है। तब यह किस्त आपको खुद भरनी होगी।',
  toAutopay: 'ऑटोपे खोलें',
};
