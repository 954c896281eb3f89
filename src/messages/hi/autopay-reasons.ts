import type * as english from '../en/autopay-reasons';
import type { Translation } from '../translation';
import { autopayCopy } from './autopay';

export const endedMandateMessages: Translation<typeof english.endedMandateMessages> = {
  headings: {
    FAILED: 'ऑटोपे सेट नहीं हुआ है',
    REJECTED: 'ऑटोपे नामंज़ूर हुआ',
    CANCELLED: 'ऑटोपे बंद हो गया है',
    EXPIRED: 'अनुरोध का समय निकल गया',
  },
  cancelledLead: 'अब कुछ नहीं कटता। किस्तें खुद भरनी हैं।',
  expiredLead: 'इसे समय पर मंज़ूरी नहीं मिली, इसलिए कुछ भी तय नहीं हुआ और कुछ नहीं कटता।',
};

const canCancel = 'इसे कभी भी रद्द किया जा सकता है, यहाँ या आपके बैंक के ऐप में।';
const canOnlyStopHere = 'इसे यहाँ कभी भी बंद किया जा सकता है। आपके बैंक का ऐप इसे रद्द नहीं कर सकता।';
const canPause = 'इसे आपके बैंक के ऐप में कुछ समय के लिए रोका जा सकता है।';
const cannotPause = 'इसे कुछ समय के लिए रोका नहीं जा सकता।';

export const stopMessages: Translation<typeof english.stopMessages> = {
  cancelAndPause: `${canCancel} ${canPause}`,
  cancelOnly: `${canCancel} ${cannotPause}`,
  pauseOnly: `${canOnlyStopHere} ${canPause}`,
  neither: `${canOnlyStopHere} ${cannotPause}`,
};

export const notContinuedMessages: Translation<typeof english.notContinuedMessages> = {
  bankPage: {
    title: 'आपके बैंक का पेज नहीं खुला',
    text: 'कुछ भी मंज़ूर नहीं हुआ। अपना इंटरनेट जाँचें, उसके बाद फिर कोशिश करें।',
  },
  notOffered: {
    title: 'यह तरीका उपलब्ध नहीं है',
    text: 'कोई दूसरा तरीका चुनें, या हर किस्त खुद भरें।',
  },
  requestFailed: {
    title: 'हम यह तरीका नहीं माँग पाए',
    text: 'कुछ भी मंज़ूर नहीं हुआ। इसे फिर से चुनें।',
  },
};

const { confirm, keep } = autopayCopy.withdrawal;

export const notWithdrawnMessages: Translation<typeof english.notWithdrawnMessages> = {
  stillActive: `लोन देने वाली संस्था को आपकी बात मिल गई है, लेकिन पैसे कटना अभी चालू है। “${confirm}” पर फिर से टैप करें, या अपने बैंक से पूछें।`,
  notFound: `लोन देने वाली संस्था को आपकी ऐसी कोई अनुमति नहीं मिली जिसे वापस लिया जाए। क्या स्थिति है, यह देखने के लिए “${keep}” पर टैप करें।`,
  goesOn: (why) => `${why} ऑटोपे तब तक चलता रहेगा, जब तक उसे बंद नहीं किया जाता।`,
};
