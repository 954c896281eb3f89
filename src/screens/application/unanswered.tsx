import { applicationCopy, applicationStepCopy as copy } from '../../copy/application';
import { Unanswered } from '../shared/pages/unanswered';
import type { ApplicationProps } from './props';

/** The screen of a write whose outcome is unknown: never shown as a failure. @param lead what is not known */
export function unansweredPage(lead: string) {
  return function UnansweredPage({ snapshot, send, back }: ApplicationProps) {
    return (
      <Unanswered
        title={applicationCopy.title}
        heading={copy.notSure}
        lead={lead}
        snapshot={snapshot}
        send={send}
        back={back}
      />
    );
  };
}
