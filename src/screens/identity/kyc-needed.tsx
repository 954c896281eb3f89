import { checkCopy } from '#messages/identity';
import type { identityMachine } from '../../../machines/identity/machine';
import { formatDate } from '../../copy/dates';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Hint, SectionHeading } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { Page } from '../shared/pages/page';
import { IconRow } from './icon-row';

const copy = checkCopy.needed;

/** There is no valid KYC check: what the merchant needs for it, and how long it takes. */
export function KycNeededScreen({ snapshot, send, back }: ScreenProps<typeof identityMachine>) {
  const { facts } = snapshot.context;
  const state = facts?.status.kycState ?? 'NOT_STARTED';
  // This screen is shown without a valid check only: one that the service still reports as VERIFIED has expired too.
  const hasExpired = state === 'EXPIRED' || state === 'VERIFIED';
  const texts = hasExpired ? copy.expired : state === 'IN_PROGRESS' ? copy.goOn : copy.begin;
  const expiredOn = hasExpired ? (facts?.validity?.validUntil ?? null) : null;
  return (
    <Page
      title={checkCopy.title}
      heading={texts.heading}
      lead={expiredOn === null ? texts.lead : copy.expired.leadWithDate(formatDate(expiredOn))}
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
        <IconRow marker={1} title={copy.pan} detail={copy.panDetail} />
        <IconRow marker={2} title={copy.aadhaar} detail={copy.aadhaarDetail} />
        <IconRow marker={3} title={copy.selfie} detail={copy.selfieDetail} />
        <IconRow marker="clock" title={copy.minutes} />
      </Card>
    </Page>
  );
}
