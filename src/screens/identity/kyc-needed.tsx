import type { identityMachine } from '../../../machines/identity/machine';
import { checkCopy } from '../../copy/identity';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Hint, SectionHeading } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { Page } from '../shared/pages/page';
import { IconRow } from './icon-row';

const copy = checkCopy.needed;

/** No valid check: what is needed, how long it takes, and why. */
export function KycNeededScreen({ snapshot, send, back }: ScreenProps<typeof identityMachine>) {
  const { facts } = snapshot.context;
  const state = facts?.status.kycState ?? 'NOT_STARTED';
  // A completed check that is no longer valid has expired, whichever status the service reports.
  const hasExpired = state === 'EXPIRED' || state === 'VERIFIED';
  const texts = hasExpired ? copy.expired : state === 'IN_PROGRESS' ? copy.goOn : copy.begin;
  const expiredOn = hasExpired ? (facts?.validity?.validUntil ?? null) : null;
  return (
    <Page
      title={checkCopy.title}
      heading={texts.heading}
      lead={expiredOn === null ? texts.lead : `${copy.expiredOn(expiredOn)} ${texts.lead}`}
      onBack={back}
      action={
        <>
          <Hint>{copy.minutesDetail}</Hint>
          <Button onClick={() => send({ type: 'identity.started' })}>{texts.action}</Button>
        </>
      }
    >
      <SectionHeading>{copy.whatYouNeed}</SectionHeading>
      <Card tight>
        <IconRow sign={1} title={copy.pan} detail={copy.panDetail} />
        <IconRow sign={2} title={copy.aadhaar} detail={copy.aadhaarDetail} />
        <IconRow sign={3} title={copy.selfie} detail={copy.selfieDetail} />
        <IconRow sign="clock" title={copy.minutes} />
      </Card>
    </Page>
  );
}
