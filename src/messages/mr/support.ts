import type * as english from '../en/support';
import type { Translation } from '../translation';

export const supportCopy: Translation<typeof english.supportCopy> = {
  page: (pattern) => `पान: ${pattern}`,
  account: (ending) => `कर्ज खाते क्रमांकाच्या शेवटी: ${ending}`,
  code: (code) => `कोड: ${code}`,
  sayThisCode: (code) => `हा कोड सांगा: ${code}`,
};
