import type * as english from '../en/retry-wait';
import type { Translation } from '../translation';
import { plural } from './locale';

export const retryWaitCopy: Translation<typeof english.retryWaitCopy> = {
  title: 'फिर कोशिश करने में बाकी समय',
  until: (time) => time,
  ended: 'अब फिर कोशिश की जा सकती है।',
};

export const triesLeft: Translation<typeof english.triesLeft> = (count) =>
  count === 0
    ? 'अब कोई कोशिश बाकी नहीं है।'
    : plural(count, {
        one: `आपकी ${count} कोशिश बाकी है।`,
        other: `आपकी ${count} कोशिशें बाकी हैं।`,
      });
