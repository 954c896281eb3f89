import type { ReactNode } from 'react';

import type { otpMachine } from '../../../../machines/shared/otp';
import type { CodeChannel, OtpPageTexts } from '../../../copy/otp';
import type { Steps } from '../../../ui/page/step-bar';

/** The chart of these screens, whatever it sends and verifies. */
export type OtpChart = typeof otpMachine;

/** What a journey shows around its code. */
export interface OtpCopy {
  /** The title in the top row. */
  readonly title: string;
  readonly heading: string;
  /** Where the code was sent, and what it does; null when the number is not known. */
  readonly lead: (maskedMobile: string | null) => string;
  /** Label of the submit button. */
  readonly action: string;
  /** Label of the link that changes the number; omitted where it cannot be changed. */
  readonly change?: string;
  readonly steps?: Steps;
  /** Omitted for SMS. */
  readonly channel?: CodeChannel;
  /** Texts that replace those of `otpPageTexts`. */
  readonly pages?: Partial<OtpPageTexts>;
  /** What the code is about: below its field, and on the pages of an unknown outcome. */
  readonly details?: { readonly code: ReactNode; readonly unanswered: ReactNode };
}

/** An `OtpCopy` with nothing left out. */
export interface OtpTexts extends Omit<OtpCopy, 'channel' | 'pages'> {
  readonly channel: CodeChannel;
  readonly pages: OtpPageTexts;
}
