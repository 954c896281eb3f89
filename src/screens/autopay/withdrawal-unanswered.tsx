import { autopayCopy } from '#messages/autopay';
import type { autopayMachine } from '../../../machines/autopay/machine';
import { lenderOf } from '../../../machines/autopay/selectors';
import type { ScreenProps } from '../../journey/screen';
import { LenderLine } from '../shared/lender';
import { Unanswered } from '../shared/pages/unanswered';

const copy = autopayCopy.withdrawal;

/** Shown while it is unknown whether autopay is stopped; never an error page. */
export function WithdrawalUnansweredScreen({ snapshot, send, back }: ScreenProps<typeof autopayMachine>) {
  return (
    <Unanswered
      title={autopayCopy.title}
      heading={copy.notSure}
      lead={copy.notSureLead}
      snapshot={snapshot}
      send={send}
      back={back}
    >
      <LenderLine nbfc={lenderOf(snapshot.context)} />
    </Unanswered>
  );
}
