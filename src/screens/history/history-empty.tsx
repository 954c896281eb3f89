import { sharedCopy } from '#messages/shared';
import type { historyMachine } from '../../../machines/history/machine';
import { historyCopy } from '../../copy/history';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/controls/button';
import { Page } from '../shared/pages/page';
import { UnlistedPayment } from './unlisted-payment';

const copy = historyCopy.empty;

/** Shown while the history has no payment and no late charge. */
export function HistoryEmptyScreen({ snapshot, send, back }: ScreenProps<typeof historyMachine>) {
  return (
    <Page
      title={historyCopy.title}
      heading={copy.heading}
      lead={copy.lead}
      status="info"
      onBack={back}
      action={
        <>
          <Button onClick={() => send({ type: 'leave' })}>{copy.action}</Button>
          <Button variant="ghost" onClick={() => send({ type: 'retry' })}>
            {sharedCopy.checkAgain}
          </Button>
        </>
      }
    >
      <UnlistedPayment snapshot={snapshot} send={send} />
    </Page>
  );
}
