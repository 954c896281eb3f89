import type { mandateMachine } from '../../../../machines/mandate/machine';
import type { ScreenProps } from '../../../journey/screen';
import { EnachScreen } from '../enach';
import { MandatePendingScreen } from './mandate-pending';
import { MandatePausedScreen, MandateTypeUnknownScreen } from './mandate-stands';
import { UpiAwaitedScreen, UpiScanScreen } from './upi';

type Props = ScreenProps<typeof mandateMachine>;

/** What stood on the screen stays there while the service is asked again. */
export function CheckingMandateScreen(props: Props) {
  const { mandate } = props.snapshot.context;
  if (mandate?.type === null) return <MandateTypeUnknownScreen {...props} />;
  if (mandate?.status === 'PAUSED') return <MandatePausedScreen {...props} />;
  return mandate?.status === 'INITIATED' ? <EnachScreen {...props} /> : <MandatePendingScreen {...props} />;
}

/** The approval in the UPI app stays on the screen while the service is asked. */
export function CheckingUpiScreen(props: Props) {
  return props.snapshot.context.awaits === 'upiApp' ? (
    <UpiAwaitedScreen {...props} />
  ) : (
    <UpiScanScreen {...props} />
  );
}
