import type { agreementMachine } from '../../../machines/agreement/machine';
import { coolOff } from '../../../machines/agreement/setup';
import { agreementCopy } from '../../copy/agreement';
import type { ScreenProps } from '../../journey/screen';
import { CodeBlocked } from '../shared/pages/code-blocked';

/** Too many codes or attempts, or still too soon: time to wait. The agreement is then shown again automatically. */
export function OtpBlockedScreen({ snapshot, back }: ScreenProps<typeof agreementMachine>) {
  const { failure } = snapshot.context;
  return (
    <CodeBlocked
      title={agreementCopy.title}
      copy={failure?.kind === 'tooSoon' ? agreementCopy.tooSoon : agreementCopy.blocked}
      wait={coolOff(snapshot.context)}
      onBack={back}
    />
  );
}
