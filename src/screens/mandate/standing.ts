import type { mandateMachine } from '../../../machines/mandate/machine';
import type { ScreenChoice } from '../../journey/screen';
import { EnachScreen } from './enach';
import { MandatePendingScreen } from './mandate-pending';
import { MandatePausedScreen, MandateTypeUnknownScreen } from './mandate-stands';
import { UpiAwaitedScreen, UpiScanScreen } from './upi';

/** Where an undecided mandate stands; it stays on the screen while the service is asked again. */
export const standing: ScreenChoice<typeof mandateMachine> = {
  choose: ({ context: { mandate } }) => {
    if (mandate?.type === null) return MandateTypeUnknownScreen;
    if (mandate?.status === 'PAUSED') return MandatePausedScreen;
    return mandate?.status === 'INITIATED' ? EnachScreen : MandatePendingScreen;
  },
};

/** The approval in a UPI app, on this phone or another; it stays on the screen while the service is asked. */
export const upi: ScreenChoice<typeof mandateMachine> = {
  choose: ({ context: { awaits } }) => (awaits === 'upiApp' ? UpiAwaitedScreen : UpiScanScreen),
};
