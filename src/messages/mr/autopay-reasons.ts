import type * as english from '../en/autopay-reasons';
import type { Translation } from '../translation';
import { autopayCopy } from './autopay';

export const endedMandateMessages: Translation<typeof english.endedMandateMessages> = {
  headings: {
    FAILED: 'ऑटोपे सेट झालेले नाही',
    REJECTED: 'ऑटोपे नामंजूर झाले',
    CANCELLED: 'ऑटोपे बंद झाले आहे',
    EXPIRED: 'विनंतीची वेळ संपली',
  },
  cancelledLead: 'आता काहीही कापले जात नाही. हप्ते स्वतः भरायचे आहेत.',
  expiredLead: 'त्याला वेळेत मंजुरी मिळाली नाही, म्हणून काहीही ठरले नाही आणि काहीही कापले जात नाही.',
};

const canCancel = 'ते कधीही रद्द करता येते, इथे किंवा तुमच्या बँकेच्या ॲपमध्ये.';
const canOnlyStopHere = 'ते इथे कधीही बंद करता येते. तुमच्या बँकेच्या ॲपमधून ते रद्द करता येत नाही.';
const canPause = 'ते तुमच्या बँकेच्या ॲपमध्ये काही काळ थांबवता येते.';
const cannotPause = 'ते काही काळ थांबवता येत नाही.';

export const stopMessages: Translation<typeof english.stopMessages> = {
  cancelAndPause: `${canCancel} ${canPause}`,
  cancelOnly: `${canCancel} ${cannotPause}`,
  pauseOnly: `${canOnlyStopHere} ${canPause}`,
  neither: `${canOnlyStopHere} ${cannotPause}`,
};

export const notContinuedMessages: Translation<typeof english.notContinuedMessages> = {
  bankPage: {
    title: 'तुमच्या बँकेचे पान उघडले नाही',
    text: 'काहीही मंजूर झाले नाही. इंटरनेट तपासा, मग पुन्हा प्रयत्न करा.',
  },
  notOffered: {
    title: 'ही पद्धत उपलब्ध नाही',
    text: 'दुसरी पद्धत निवडा, किंवा प्रत्येक हप्ता स्वतः भरा.',
  },
  requestFailed: {
    title: 'आम्हाला ही पद्धत मागता आली नाही',
    text: 'काहीही मंजूर झाले नाही. ती पुन्हा निवडा.',
  },
};

const { confirm, keep } = autopayCopy.withdrawal;

export const notWithdrawnMessages: Translation<typeof english.notWithdrawnMessages> = {
  stillActive: `कर्ज देणाऱ्या संस्थेला तुमची विनंती मिळाली आहे, पण पैसे कापणे अजून सुरू आहे. “${confirm}” वर पुन्हा टॅप करा, किंवा तुमच्या बँकेला विचारा.`,
  notFound: `मागे घेता येईल अशी तुमची परवानगी कर्ज देणाऱ्या संस्थेला सापडली नाही. सध्याची स्थिती पाहण्यासाठी “${keep}” वर टॅप करा.`,
  goesOn: (why) => `${why} ऑटोपे बंद होईपर्यंत सुरू राहते.`,
};
