import type * as english from '../en/retry-wait';
import type { Translation } from '../translation';
import { plural } from './locale';

export const retryWaitCopy: Translation<typeof english.retryWaitCopy> = {
  title: 'पुन्हा प्रयत्नासाठी उरलेला वेळ',
  until: (time) => `${time}\u00a0वाजता`,
  ended: 'आता पुन्हा प्रयत्न करता येतो.',
};

export const triesLeft: Translation<typeof english.triesLeft> = (count) =>
  count === 0
    ? 'आता एकही प्रयत्न उरलेला नाही.'
    : plural(count, {
        one: `तुमचा ${count} प्रयत्न उरला आहे.`,
        other: `तुमचे ${count} प्रयत्न उरले आहेत.`,
      });
