import type { otpMachine } from '../../../../machines/shared/otp';
import type { CodeChannel } from '../../../copy/otp';
import type { Steps } from '../../../ui/page/step-bar';

/** The chart whose screens these are, whatever it sends and checks. */
export type OtpChart = typeof otpMachine;

/** What the journey says around its code. */
export interface OtpWords {
  /** The name of the place, in the top row. */
  readonly title: string;
  readonly heading: string;
  /** What was sent where, and what the code does; null when nothing is known of the number. */
  readonly lead: (maskedMobile: string | null) => string;
  /** The button that hands the code in. */
  readonly action: string;
  /** Leads back to whom the code is sent to; left out where nobody chooses that. */
  readonly change?: string;
  readonly steps?: Steps;
  /** Left out where it comes by SMS. */
  readonly channel?: CodeChannel;
}
