import type * as english from '../en/document-sheet';
import type { Translation } from '../translation';

export const documentSheetCopy: Translation<typeof english.documentSheetCopy> = {
  loading: 'तुमचे कागदपत्र आणत आहोत',
  failed: 'हे कागदपत्र आले नाही. तुमचे इंटरनेट तपासा, मग पुन्हा प्रयत्न करा.',
  isFile: 'हे कागदपत्र PDF फाइल आहे.',
  isFileHint: 'तुमचे ॲप ती या पानाबाहेर उघडते. तिथे ती वाचा, जपून ठेवा किंवा कोणाला पाठवा.',
  openInHost: 'या पानाबाहेर उघडा',
  notInHost: 'तुमच्या ॲपला ती उघडता आली नाही. ॲप अपडेट करा, किंवा हे कागदपत्र आमच्याकडे मागा.',
  askForIt: 'कागदपत्र मागा',
};
