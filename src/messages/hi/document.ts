import type * as english from '../en/document';
import type { Translation } from '../translation';
import { productName } from './product';

export const documentMessages: Translation<typeof english.documentMessages> = {
  title: productName,
  description: 'छोटी दुकानों के लिए किस्तों वाले लोन, RBI की निगरानी वाली संस्थाओं से।',
  loading: 'खुल रहा है',
  noScript: 'इस ऐप के लिए JavaScript ज़रूरी है। उसे चालू करें, या ऐप को दूसरे ब्राउज़र में खोलें।',
  notArrived: 'यह पेज पूरा नहीं खुला। अपना इंटरनेट जाँचें: कनेक्शन लौटते ही यह अपने आप आगे बढ़ेगा।',
};
