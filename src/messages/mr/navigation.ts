import type * as english from '../en/navigation';
import type { Translation } from '../translation';

export const navigationCopy: Translation<typeof english.navigationCopy> = {
  label: 'मुख्य पाने',
  home: 'होम',
  history: 'इतिहास',
  pay: 'पैसे भरा',
  help: 'मदत',
};
