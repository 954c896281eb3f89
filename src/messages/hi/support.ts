import type * as english from '../en/support';
import type { Translation } from '../translation';

export const supportCopy: Translation<typeof english.supportCopy> = {
  page: (pattern) => `पेज: ${pattern}`,
  account: (ending) => `लोन खाते के आखिरी अंक: ${ending}`,
  code: (code) => `कोड: ${code}`,
  sayThisCode: (code) => `यह कोड बताएँ: ${code}`,
};
