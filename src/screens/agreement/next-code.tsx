import type { agreementMachine } from '../../../machines/agreement/machine';
import { coolOff } from '../../../machines/agreement/setup';
import { agreementCopy } from '../../copy/agreement';
import type { ScreenProps } from '../../journey/screen';
import { CodeBlocked } from '../shared/pages/code-blocked';

/** A code went out a moment ago, from elsewhere: how long until the next one, which is sent by itself. */
export function NextCodeScreen({ snapshot, back }: ScreenProps<typeof agreementMachine>) {
  return (
    <CodeBlocked
      title={agreementCopy.title}
      copy={agreementCopy.nextCode}
      wait={coolOff(snapshot.context)}
      onBack={back}
    />
  );
}
