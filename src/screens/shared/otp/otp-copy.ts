import type { otpMachine } from '../../../../machines/shared/otp';
import type { CodeChannel } from '../../../copy/otp';
import type { Steps } from '../../../ui/page/step-bar';

/** The chart of these screens, whatever it sends and verifies. */
export type OtpChart = typeof otpMachine;

/** The journey's texts around its code. */
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
}
