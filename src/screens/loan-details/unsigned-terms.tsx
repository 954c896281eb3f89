import type { loanDetailsMachine } from '../../../machines/loan-details/machine';
import { loanDetailsCopy as copy } from '../../copy/loan-details';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Page } from '../../ui/page';
import { SupportLink } from '../shared/support-link';
import { TermsCards } from './terms-cards';

/** The terms before the signature: nothing is agreed yet. */
export function UnsignedTermsScreen({ snapshot, send, back }: ScreenProps<typeof loanDetailsMachine>) {
  const { terms } = snapshot.context;
  return (
    <Page
      title={copy.title}
      onBack={back}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      action={<Button onClick={() => send({ type: 'agreement.opened' })}>{copy.sign}</Button>}
    >
      <Banner tone="due">{copy.unsigned}</Banner>
      {terms !== null && <TermsCards terms={terms} />}
    </Page>
  );
}
