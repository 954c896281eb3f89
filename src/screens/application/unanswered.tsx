import { applicationCopy, applicationStepCopy as copy } from '../../copy/application';
import { bankAccountCopy } from '../../copy/bank-account';
import { Unanswered } from '../shared/pages/unanswered';
import type { ApplicationProps } from './props';

/** Nobody knows yet whether it was done: never called a failure. */
export function UnansweredPage({ snapshot, send, back }: ApplicationProps) {
  const text = snapshot.matches('photoUnanswered')
    ? copy.notSurePhoto
    : snapshot.matches('accountUnanswered')
      ? bankAccountCopy.accountNotSure
      : copy.notSureProfile;
  return (
    <Unanswered
      title={applicationCopy.title}
      heading={copy.notSure}
      lead={text}
      snapshot={snapshot}
      send={send}
      back={back}
    />
  );
}
