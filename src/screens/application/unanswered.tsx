import { applicationCopy, applicationStepCopy as copy } from '../../copy/application';
import { bankAccountCopy } from '../../copy/bank-account';
import { sharedCopy } from '../../copy/shared';
import { Button } from '../../ui/button';
import { Page } from '../../ui/page';
import { SupportLink } from '../shared/support-link';
import type { ApplicationProps } from './props';

/** Nobody knows yet whether it was done: never called a failure. */
export function UnansweredPage({ snapshot, send, back }: ApplicationProps) {
  const text = snapshot.matches('photoUnanswered')
    ? copy.notSurePhoto
    : snapshot.matches('accountUnanswered')
      ? bankAccountCopy.accountNotSure
      : copy.notSureProfile;
  return (
    <Page
      title={applicationCopy.title}
      heading={copy.notSure}
      lead={text}
      status="waiting"
      onBack={back}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      action={<Button onClick={() => send({ type: 'retry' })}>{sharedCopy.checkAgain}</Button>}
    />
  );
}
