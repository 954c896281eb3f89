import type { identityMachine } from '../../../machines/identity/machine';
import { checkCopy } from '../../copy/identity';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Hint, SectionHeading } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { Page } from '../shared/pages/page';
import { SignRow } from './sign-row';

const copy = checkCopy.needed;

/** No check holds: what is needed, how long it takes, and why. */
export function KycNeededScreen({ snapshot, send, back }: ScreenProps<typeof identityMachine>) {
  const { facts } = snapshot.context;
  const state = facts?.status.kycState ?? 'NOT_STARTED';
  // A check that was made and holds no more has run out, whatever word the service has for it.
  const hasExpired = state === 'EXPIRED' || state === 'VERIFIED';
  const words = hasExpired ? copy.expired : state === 'IN_PROGRESS' ? copy.goOn : copy.begin;
  const heldUntil = hasExpired ? (facts?.validity?.validUntil ?? null) : null;
  return (
    <Page
      title={checkCopy.title}
      heading={words.heading}
      lead={heldUntil === null ? words.lead : `${copy.heldUntil(heldUntil)} ${words.lead}`}
      onBack={back}
      action={
        <>
          <Hint>{copy.minutesDetail}</Hint>
          <Button onClick={() => send({ type: 'identity.started' })}>{words.action}</Button>
        </>
      }
    >
      <SectionHeading>{copy.whatYouNeed}</SectionHeading>
      <Card tight>
        <SignRow sign={1} title={copy.pan} detail={copy.panDetail} />
        <SignRow sign={2} title={copy.aadhaar} detail={copy.aadhaarDetail} />
        <SignRow sign={3} title={copy.selfie} detail={copy.selfieDetail} />
        <SignRow sign="clock" title={copy.minutes} />
      </Card>
    </Page>
  );
}
