import { agreementCopy } from '../../copy/agreement';
import { Spinner } from '../../ui/feedback/spinner';
import { loanSteps } from '../shared/loan-steps';
import { Page } from '../shared/pages/page';

const copy = agreementCopy.sendingAgain;

/** Another code is being sent; afterwards the code's page is shown again. */
export function SendingAgain() {
  return (
    <Page help={null} title={agreementCopy.title} heading={copy.heading} steps={loanSteps('agreement')} busy>
      <Spinner label={copy.lead} />
    </Page>
  );
}
