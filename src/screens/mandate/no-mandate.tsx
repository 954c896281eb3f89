import type { mandateMachine } from '../../../machines/mandate/machine';
import { mandateCopy } from '../../copy/mandate';
import type { ScreenProps } from '../../journey/screen';
import { UnavailableScreen } from '../shared/unavailable-screen';

type Props = ScreenProps<typeof mandateMachine>;

/** The address names a mandate that is not the merchant's. */
export function MandateUnknownScreen({ send, back }: Props) {
  return <Plain words={mandateCopy.unknown} onAction={() => send({ type: 'retry' })} onBack={back} />;
}

/** No mandate was ever asked for. */
export function NoMandateScreen({ send, back }: Props) {
  return <Plain words={mandateCopy.none} onAction={() => send({ type: 'retry' })} onBack={back} />;
}

/** The lender opens no mandate, or no offer was confirmed yet. */
export function MandateNotOfferedScreen({ send, back }: Props) {
  return <Plain words={mandateCopy.notOffered} onAction={() => send({ type: 'leave' })} onBack={back} />;
}

interface PlainProps {
  readonly words: { readonly heading: string; readonly lead: string; readonly action: string };
  readonly onAction: () => void;
  readonly onBack: () => void;
}

function Plain({ words, onAction, onBack }: PlainProps) {
  return (
    <UnavailableScreen
      title={mandateCopy.title}
      heading={words.heading}
      message={words.lead}
      status="info"
      retryLabel={words.action}
      onRetry={onAction}
      onBack={onBack}
    />
  );
}
