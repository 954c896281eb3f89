import { pluralIn } from '../plural';

/** Language of the messages in this folder. */
export const locale = {
  /** As a consent, a paper and the cookie name it. */
  language: 'en',
  /** BCP 47 tag of the document. */
  tag: 'en-IN',
} as const;

export const plural = pluralIn(locale.tag);
