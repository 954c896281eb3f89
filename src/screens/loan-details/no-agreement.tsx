import type { loanDetailsMachine } from '../../../machines/loan-details/machine';
import { loanDetailsCopy } from '../../copy/loan-details';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/button';
import { Page } from '../../ui/page';
import { SupportLink } from '../shared/support-link';

const copy = loanDetailsCopy.none;

/** No agreement was drawn up: there is a loan to take. */
export function NoAgreementScreen({ send, back }: ScreenProps<typeof loanDetailsMachine>) {
  return (
    <Page
      title={loanDetailsCopy.title}
      heading={copy.heading}
      lead={copy.lead}
      status="info"
      onBack={back}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      action={<Button onClick={() => send({ type: 'leave' })}>{copy.action}</Button>}
    />
  );
}
