import { fallbacks } from './fallbacks';

/** Words of the identity check that come first: what is awaited, and what could not be read. The rest comes later. */
export const identityCopy = {
  title: 'Identity check',
  panTitle: 'PAN',
  loading: 'We are asking where your identity check stands.',
  /** Spec 8, in its words. */
  panUnavailable: 'Unable to get PAN details',
  userStateUnavailable: fallbacks.userState,
  unavailable: 'We could not read your identity check',
} as const;
