import type * as english from '../en/frequency';
import type { Translation } from '../translation';

export const instalmentLabels: Translation<typeof english.instalmentLabels> = {
  daily: 'रोज़',
  weekly: 'हर हफ़्ते',
  monthly: 'हर महीने',
  unknown: 'हर किस्त',
};

export const howOften: Translation<typeof english.howOften> = {
  daily: 'रोज़',
  weekly: 'हर हफ़्ते',
  monthly: 'हर महीने',
  unknown: 'जैसा लोन देने वाली संस्था बताए',
};
