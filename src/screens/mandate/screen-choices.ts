import type { mandateMachine } from '../../../machines/mandate/machine';
import type { ScreenChoice } from '../../journey/screen';
import { EnachScreen } from './enach';
import { MandatePausedScreen, MandateTypeUnknownScreen } from './mandate-details';
import { MandatePendingScreen } from './mandate-pending';
import { UpiAwaitedScreen, UpiScanScreen } from './upi';

/** Chooses the screen of a mandate that is not active, by its type and status; it stays while the status is checked. */
export const mandateStatusScreen: ScreenChoice<typeof mandateMachine> = {
  choose: ({ context: { mandate } }) => {
    if (mandate?.type === null) return MandateTypeUnknownScreen;
    if (mandate?.status === 'PAUSED') return MandatePausedScreen;
    return mandate?.status === 'INITIATED' ? EnachScreen : MandatePendingScreen;
  },
};

/** Chooses the screen of an approval in a UPI app, on this phone or another; it stays while the status is checked. */
export const upiApprovalScreen: ScreenChoice<typeof mandateMachine> = {
  choose: ({ context: { awaits } }) => (awaits === 'upiApp' ? UpiAwaitedScreen : UpiScanScreen),
};
