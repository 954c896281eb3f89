import type * as english from '../en/uploads';
import type { Translation } from '../translation';

export const picturesCopy: Translation<typeof english.picturesCopy> = {
  takePhoto: 'फ़ोटो लें',
  chooseFile: 'फ़ोन से चुनें',
  preparing: 'फ़ोटो तैयार हो रही है',
  sending: (percent) => `भेजा जा रहा है: ${percent}\u00a0%`,
  sendAgain: 'फिर से भेजें',
  gone: 'यह फ़ोटो अब इस पेज पर नहीं है। इसे फिर से लें।',
  problems: {
    empty: 'यह फ़ाइल खाली है। फ़ोटो फिर से लें।',
    'too-large': 'यह फ़ाइल 5\u00a0MB से बड़ी है। इसके बजाय उसकी फ़ोटो लें।',
    'wrong-type': 'यह JPG या PNG फ़ोटो नहीं है। फ़ोटो लें, या दूसरी फ़ाइल चुनें।',
    unreadable: 'यह फ़ोटो नहीं खुल सकती। फ़ोटो फिर से लें।',
    'too-many-pixels': 'यह फ़ोटो इतनी बड़ी है कि फ़ोन इसे नहीं खोल सकता। इसके बजाय उसकी फ़ोटो लें।',
  },
  wrongTypeWithPdf: 'यह JPG, PNG या PDF फ़ाइल नहीं है। फ़ोटो लें, या दूसरी फ़ाइल चुनें।',
};
