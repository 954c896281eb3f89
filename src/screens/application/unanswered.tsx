import { applicationCopy, applicationStepCopy as copy } from '#messages/application';
import { Unanswered } from '../shared/pages/unanswered';
import type { ApplicationProps } from './props';

/** Returns the screen of a write whose outcome is unknown; never an error page. @param lead says which outcome is unknown */
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
