import type * as english from '../en/host';
import type { Translation } from '../translation';

export const hostCopy: Translation<typeof english.hostCopy> = {
  failed: {
    'location-permission': 'लोकेशनची परवानगी मागता आली नाही',
    'location-data': 'लोकेशनची माहिती मिळू शकली नाही',
    settings: 'सेटिंग उघडता आले नाही',
  },
  settingsInBrowser: 'तुमच्या ब्राउझरचे सेटिंग उघडा, ही साइट निवडा, आणि लोकेशनची परवानगी द्या. मग इथे परत या.',
};
