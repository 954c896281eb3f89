import type { creditScoreMachine } from '../../../machines/credit-score/machine';
import { creditScoreCopy } from '../../copy/credit-score';
import type { ScreenProps } from '../../journey/screen';
import { Hint } from '../../ui/base/text';
import { Page } from '../shared/pages/page';
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
      action={<GoOn snapshot={snapshot} send={send} />}
    >
      <Hint>{copy.pan}</Hint>
    </Page>
  );
}
