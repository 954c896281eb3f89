import type { creditScoreMachine } from '../../../machines/credit-score/machine';
import { creditScoreCopy } from '../../copy/credit-score';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Page } from '../../ui/page';
import { Hint } from '../../ui/text';
import { SupportLink } from '../shared/support-link';
import { GoOn } from './go-on';

const copy = creditScoreCopy.notKnown;

/** The bureau knows no score: an answer like any other. */
export function ScoreNotKnownScreen({ snapshot, send, back }: ScreenProps<typeof creditScoreMachine>) {
  return (
    <Page
      title={creditScoreCopy.title}
      heading={copy.heading}
      lead={copy.lead}
      status="info"
      onBack={back}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      action={<GoOn snapshot={snapshot} send={send} />}
    >
      <Hint>{copy.pan}</Hint>
    </Page>
  );
}
