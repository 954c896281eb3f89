import { pluralIn } from '../plural';

export const locale = {
  language: 'hi',
  tag: 'hi-IN',
} as const;

export const plural = pluralIn(locale.tag);
