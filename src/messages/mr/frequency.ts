import type * as english from '../en/frequency';
import type { Translation } from '../translation';

export const instalmentLabels: Translation<typeof english.instalmentLabels> = {
  daily: 'दररोज',
  weekly: 'दर आठवड्याला',
  monthly: 'दर महिन्याला',
  unknown: 'प्रत्येक हप्ता',
};

export const howOften: Translation<typeof english.howOften> = {
  daily: 'दररोज',
  weekly: 'दर आठवड्याला',
  monthly: 'दर महिन्याला',
  unknown: 'कर्ज देणारी संस्था सांगेल तसे',
};
