import type { agreementMachine } from '../../../machines/agreement/machine';
import { coolOff } from '../../../machines/agreement/setup';
import { agreementCopy } from '../../copy/agreement';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Amount } from '../../ui/amount';
import { Button } from '../../ui/button';
import { Page } from '../../ui/page';
import { Stack } from '../../ui/stack';
import { SupportLink } from '../shared/support-link';
import { clock, useCountdown } from '../shared/use-countdown';

const copy = agreementCopy.blocked;

/** Too many codes or tries: how long to wait. The agreement comes back by itself. */
export function OtpBlockedScreen({ snapshot, back }: ScreenProps<typeof agreementMachine>) {
  const left = useCountdown(coolOff(snapshot.context));
  return (
    <Page
      title={agreementCopy.title}
      heading={copy.heading}
      lead={copy.lead}
      status="waiting"
      onBack={back}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      action={
        <Button variant="secondary" onClick={back}>
          {copy.later}
        </Button>
      }
    >
      <Stack align="center">
        <Amount>{clock(left)}</Amount>
      </Stack>
    </Page>
  );
}
