import type * as english from '../en/unreadable';
import type { Translation } from '../translation';
import { plural } from './locale';

export const unreadableTexts: Translation<typeof english.unreadableTexts> = {
  account: (count) =>
    plural(count, {
      one: 'एक खाते वाचता आले नाही, म्हणून ते दाखवलेले नाही.',
      other: `${count} खाती वाचता आली नाहीत, म्हणून ती दाखवलेली नाहीत.`,
    }),
  supplier: (count) =>
    plural(count, {
      one: 'एका पुरवठादाराची माहिती वाचता आली नाही, म्हणून ती दाखवलेली नाही.',
      other: `${count} पुरवठादारांची माहिती वाचता आली नाही, म्हणून ती दाखवलेली नाही.`,
    }),
  payment: (count) =>
    plural(count, {
      one: 'एक पेमेंट वाचता आले नाही, म्हणून ते दाखवलेले नाही.',
      other: `${count} पेमेंट वाचता आली नाहीत, म्हणून ती दाखवलेली नाहीत.`,
    }),
  factor: (count) =>
    plural(count, {
      one: 'एक मुद्दा वाचता आला नाही, म्हणून तो दाखवलेला नाही.',
      other: `${count} मुद्दे वाचता आले नाहीत, म्हणून ते दाखवलेले नाहीत.`,
    }),
  complaint: (count) =>
    plural(count, {
      one: 'एक तक्रार वाचता आली नाही, म्हणून ती दाखवलेली नाही.',
      other: `${count} तक्रारी वाचता आल्या नाहीत, म्हणून त्या दाखवलेल्या नाहीत.`,
    }),
  permission: (count) =>
    plural(count, {
      one: 'एक संमती वाचता आली नाही, म्हणून ती दाखवलेली नाही.',
      other: `${count} संमती वाचता आल्या नाहीत, म्हणून त्या दाखवलेल्या नाहीत.`,
    }),
};
