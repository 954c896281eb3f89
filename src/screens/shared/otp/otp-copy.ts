import type { ReactNode } from 'react';
import type { CodeChannel, OtpPageTexts } from '#messages/otp';
import type { otpMachine } from '../../../../machines/shared/otp';
import type { Steps } from '../../../ui/page/step-bar';

/** The chart of these screens, for every purpose of a code. */
export type OtpChart = typeof otpMachine;

/** The texts of a journey around its one-time code. */
export interface OtpCopy {
  /** The title in the top row. */
  readonly title: string;
  readonly heading: string;
  /** Where the code was sent, and what it is for; the argument is null when the number is not known. */
  readonly lead: (maskedMobile: string | null) => string;
  /** Label of the submit button. */
  readonly action: string;
  /** Label of the link that changes the number; omitted where it cannot be changed. */
  readonly change?: string;
  readonly steps?: Steps;
  /** Omitted for SMS. */
  readonly channel?: CodeChannel;
  /** Replace the texts of the same name in `otpPageTexts`. */
  readonly pages?: Partial<OtpPageTexts>;
  /** What the code is about: shown below its field, and while the outcome of a write is unknown. */
  readonly details?: { readonly code: ReactNode; readonly unanswered: ReactNode };
}

/** `OtpCopy` with its defaults filled in. */
export interface OtpTexts extends Omit<OtpCopy, 'channel' | 'pages'> {
  readonly channel: CodeChannel;
  readonly pages: OtpPageTexts;
}
