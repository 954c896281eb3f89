import type * as english from '../en/mandate-account';
import type { Translation } from '../translation';

export const debitCopy: Translation<typeof english.debitCopy> = {
  instalment: 'तुमची बँक भरते',
  neverMore: (maximum) => `एका वेळी ${maximum} पेक्षा जास्त कधीच नाही`,
  atMost: 'प्रत्येक वेळी जास्तीत जास्त',
  atMostHint: 'एका वेळी यापेक्षा जास्त कापले जाऊ शकत नाही',
};
