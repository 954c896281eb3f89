import type { settledMachine } from '../../../machines/settled/machine';
import { settledCopy as copy } from '../../copy/settled';
import { sharedCopy, whyItFailed } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/button';
import { Page } from '../../ui/page';
import { LoadingScreen } from '../shared/loading-screen';
import { SupportLink } from '../shared/support-link';
import { UnavailableScreen } from '../shared/unavailable-screen';

/** The loan that has ended is on its way. */
export function LoadingSettledScreen() {
  return <LoadingScreen title={copy.title} awaiting={copy.loading} />;
}

/** There is no loan that could have ended. */
export function NoLoanScreen({ send, back }: ScreenProps<typeof settledMachine>) {
  return (
    <Page
      title={copy.title}
      heading={copy.none.heading}
      lead={copy.none.lead}
      status="info"
      onBack={back}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      action={<Button onClick={() => send({ type: 'leave' })}>{copy.none.action}</Button>}
    />
  );
}

/** The loan could not be read; the merchant may ask again. */
export function SettledUnavailableScreen({ snapshot, send, back }: ScreenProps<typeof settledMachine>) {
  const { failure } = snapshot.context;
  return (
    <UnavailableScreen
      title={copy.title}
      heading={copy.unavailable}
      message={failure === null ? sharedCopy.unableToProcess : whyItFailed(failure)}
      onRetry={() => send({ type: 'retry' })}
      onBack={back}
    />
  );
}
