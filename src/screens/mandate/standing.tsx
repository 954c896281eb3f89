import type { mandateMachine } from '../../../machines/mandate/machine';
import type { ScreenProps } from '../../journey/screen';
import { EnachScreen } from './enach';
import { MandatePendingScreen } from './mandate-pending';
import { MandatePausedScreen, MandateTypeUnknownScreen } from './mandate-stands';
import { UpiAwaitedScreen, UpiScanScreen } from './upi';

type Props = ScreenProps<typeof mandateMachine>;

/** Where an undecided mandate stands; it stays on the screen while the service is asked again. */
export function StandingScreen(props: Props) {
  const { mandate } = props.snapshot.context;
  if (mandate?.type === null) return <MandateTypeUnknownScreen {...props} />;
  if (mandate?.status === 'PAUSED') return <MandatePausedScreen {...props} />;
  return mandate?.status === 'INITIATED' ? <EnachScreen {...props} /> : <MandatePendingScreen {...props} />;
}

/** The approval in a UPI app, on this phone or another; it stays on the screen while the service is asked. */
export function UpiScreen(props: Props) {
  return props.snapshot.context.awaits === 'upiApp' ? (
    <UpiAwaitedScreen {...props} />
  ) : (
    <UpiScanScreen {...props} />
  );
}
