import type { sessionMachine } from '../../../machines/session/machine';
import { sessionCopy } from '../../copy/session';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/button';
import { Page } from '../../ui/page';
import { Stack } from '../../ui/stack';
import { Hint } from '../../ui/text';
import { SupportLink } from '../shared/support-link';

const copy = sessionCopy.notSignedInHere;

/** Nobody can be signed in in this browser: the way on is the app. */
export function NotSignedInHereScreen({ send }: ScreenProps<typeof sessionMachine>) {
  return (
    <Page
      title={copy.title}
      heading={copy.heading}
      lead={copy.lead}
      status="info"
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      action={
        <Button variant="secondary" onClick={() => send({ type: 'retry' })}>
          {sharedCopy.retry}
        </Button>
      }
    >
      <Stack align="center">
        <Hint>{copy.hint}</Hint>
      </Stack>
    </Page>
  );
}
