import type * as english from '../en/clipboard';
import type { Translation } from '../translation';

export const clipboardCopy: Translation<typeof english.clipboardCopy> = {
  copied: (text) => `कॉपी झाले: ${text}`,
  nothing: 'कॉपी करण्यासाठी काही नाही!',
  refused: 'तुमच्या फोनने कॉपी करू दिले नाही. कॉपी करण्यासाठी हे दाबून धरा.',
};
