import { agreementCopy } from '../../copy/agreement';
import { sharedCopy } from '../../copy/shared';
import { Page } from '../../ui/page';
import { Spinner } from '../../ui/spinner';
import { loanSteps } from '../shared/loan-steps';

const copy = agreementCopy.sendingAgain;

/** Another code is on its way; the page of the code comes back with it. */
export function SendingAgain() {
  return (
    <Page
      title={agreementCopy.title}
      heading={copy.heading}
      backLabel={sharedCopy.back}
      steps={loanSteps('agreement')}
      busy
    >
      <Spinner label={copy.lead} />
    </Page>
  );
}
