import type { UdyamOtpType } from '../../../machines/domain/udyam/udyam';

/** A text that says where the code goes; the same text without it. @param to masked phone number or e-mail */
export interface SentTo {
  readonly known: (to: string) => string;
  readonly unknown: string;
}

interface CodeTexts {
  readonly heading: string;
  /** Text before the code is sent. */
  readonly ask: SentTo;
  readonly typeHeading: string;
  /** Text after the code was sent. */
  readonly lead: SentTo;
  readonly action: string;
}

const askAadhaar = 'We send 6 digits by SMS to the phone linked to your Aadhaar. Keep that phone at hand.';
const emailSent = 'We sent 6 digits to your e-mail. Look in spam, too.';

/** Texts for a code, by its kind. `sending`: the last code, if the merchant has already consented to the registration: the right code submits it. */
export const udyamCodes: Readonly<Record<UdyamOtpType | 'sending', CodeTexts>> = {
  AADHAAR: {
    heading: 'Show that the Aadhaar is yours',
    ask: { known: () => askAadhaar, unknown: askAadhaar },
    typeHeading: 'Enter the code of Aadhaar',
    lead: {
      known: (to) => `We sent 6 digits by SMS to ${to}, the phone linked to your Aadhaar.`,
      unknown: 'We sent 6 digits by SMS to the phone linked to your Aadhaar.',
    },
    action: 'Check the code',
  },
  MOBILE: {
    heading: 'Check your mobile number',
    ask: {
      known: (to) => `We send 6 digits by SMS to ${to}. So the register’s messages surely reach you.`,
      unknown: 'We send 6 digits by SMS to your number. So the register’s messages surely reach you.',
    },
    typeHeading: 'Enter the code',
    lead: {
      known: (to) => `We sent 6 digits by SMS to ${to}.`,
      unknown: 'We sent 6 digits by SMS to your number.',
    },
    action: 'Check the code',
  },
  EMAIL: {
    heading: 'Check your e-mail',
    ask: {
      known: (to) => `We send 6 digits to ${to}. So the certificate surely reaches you.`,
      unknown: 'We send 6 digits to your e-mail. So the certificate surely reaches you.',
    },
    typeHeading: 'Enter the code from your e-mail',
    lead: { known: () => emailSent, unknown: emailSent },
    action: 'Check the code',
  },
  UDYAM: {
    heading: 'One last code',
    ask: {
      known: (to) =>
        `We send 6 digits by SMS to ${to}. After them you look over all of it, and send it yourself.`,
      unknown:
        'We send 6 digits by SMS to your number. After them you look over all of it, and send it yourself.',
    },
    typeHeading: 'Enter the last code',
    lead: {
      known: (to) =>
        `We sent 6 digits by SMS to ${to}. After them you look over all of it, and send it yourself. It is free.`,
      unknown:
        'We sent 6 digits by SMS to your number. After them you look over all of it, and send it yourself. It is free.',
    },
    action: 'Check the code',
  },
  sending: {
    heading: 'The last code sends it',
    ask: {
      known: (to) => `We send 6 digits by SMS to ${to}. With them, the register takes your word.`,
      unknown: 'We send 6 digits by SMS to your number. With them, the register takes your word.',
    },
    typeHeading: 'Enter the last code',
    lead: {
      known: (to) =>
        `We sent 6 digits by SMS to ${to}. By entering them you send the registration. It is free.`,
      unknown:
        'We sent 6 digits by SMS to your number. By entering them you send the registration. It is free.',
    },
    action: 'Check and send',
  },
};
