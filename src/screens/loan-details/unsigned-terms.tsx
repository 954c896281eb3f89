import { loanDetailsCopy as copy } from '#messages/loan-details';
import type { loanDetailsMachine } from '../../../machines/loan-details/machine';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { Page } from '../shared/pages/page';
import { TermsCards } from './terms-cards';

/** The terms before the signature, and a button to sign. */
export function UnsignedTermsScreen({ snapshot, send, back }: ScreenProps<typeof loanDetailsMachine>) {
  const { terms } = snapshot.context;
  return (
    <Page
      title={copy.title}
      onBack={back}
      action={<Button onClick={() => send({ type: 'agreement.opened' })}>{copy.sign}</Button>}
    >
      <Banner tone="due">{copy.unsigned}</Banner>
      {terms !== null && <TermsCards terms={terms} />}
    </Page>
  );
}
