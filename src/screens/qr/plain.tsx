import type { qrMachine } from '../../../machines/qr/machine';
import { qrCopy as copy } from '../../copy/qr';
import { sharedCopy, whyItFailed } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/button';
import { Page } from '../../ui/page';
import { LoadingScreen } from '../shared/loading-screen';
import { SupportLink } from '../shared/support-link';
import { UnavailableScreen } from '../shared/unavailable-screen';

type Props = ScreenProps<typeof qrMachine>;

/** The QR is on its way. */
export function LoadingQrScreen() {
  return <LoadingScreen title={copy.title} awaiting={copy.loading} />;
}

/** Nobody knows yet whether the destination was set: never called a failure. */
export function DestinationUnansweredScreen({ send, back }: Props) {
  return (
    <Page
      title={copy.title}
      heading={copy.notSure.heading}
      lead={copy.notSure.lead}
      status="waiting"
      onBack={back}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      action={<Button onClick={() => send({ type: 'retry' })}>{sharedCopy.checkAgain}</Button>}
    />
  );
}

/** The printed QR is not offered to this merchant yet (spec 6: the experiment is not at status 1). */
export function QrNotOfferedScreen({ send, back }: Props) {
  return (
    <Page
      title={copy.title}
      heading={copy.notOffered.heading}
      lead={copy.notOffered.lead}
      status="info"
      onBack={back}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      action={<Button onClick={() => send({ type: 'leave' })}>{copy.notOffered.action}</Button>}
    />
  );
}

/** The service did not answer; the merchant may ask again. */
export function QrUnavailableScreen({ snapshot, send, back }: Props) {
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
