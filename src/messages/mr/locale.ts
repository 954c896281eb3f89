import { pluralIn } from '../plural';

export const locale = {
  language: 'mr',
  tag: 'mr-IN',
} as const;

export const plural = pluralIn(locale.tag);
