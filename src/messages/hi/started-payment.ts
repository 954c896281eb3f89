import type * as english from '../en/started-payment';
import type { Translation } from '../translation';

export const startedCopy: Translation<typeof english.startedCopy> = {
  title: (amount, method) =>
    method === 'qr' ? `हमने आपको ${amount} भरने का कोड दिखाया` : `आपने ${amount} का भुगतान शुरू किया`,
  text: (time) =>
    `यह ${time} की बात है। आपके बैंक से हमें अभी तक कोई जवाब नहीं मिला है। अगर आपका UPI ऐप कहे कि भुगतान हो गया, तो फिर भुगतान न करें।`,
  see: 'यह भुगतान देखें',
  heading: 'हो सकता है कि पिछला भुगतान हो चुका हो',
  row: (time) => `शुरू किया: ${time}`,
};
