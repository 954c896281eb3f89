import type { selfieMachine } from '../../../machines/selfie/machine';
import { selfieCopy } from '../../copy/selfie';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/button';
import { Page } from '../../ui/page';
import { SupportLink } from '../shared/support-link';

const copy = selfieCopy.verified;

/** The picture fits, by the lender's word. */
export function SelfieVerifiedScreen({ send, back }: ScreenProps<typeof selfieMachine>) {
  return (
    <Page
      title={selfieCopy.title}
      heading={copy.heading}
      lead={copy.lead}
      status="success"
      onBack={back}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      action={<Button onClick={() => send({ type: 'leave' })}>{copy.action}</Button>}
    />
  );
}
