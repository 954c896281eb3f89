import { agreementCopy } from '#messages/agreement';
import type { agreementMachine } from '../../../machines/agreement/machine';
import { lenderName } from '../../copy/lender';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/controls/button';
import { LenderLine } from '../shared/lender';
import { Page } from '../shared/pages/page';

const copy = agreementCopy.contact;

/** The agreement is signed outside the app: this lender contacts the merchant. */
export function LenderWillContactScreen({ snapshot, back }: ScreenProps<typeof agreementMachine>) {
  const nbfc = snapshot.context.agreement?.nbfc ?? null;
  const lender = lenderName(nbfc);
  return (
    <Page
      title={agreementCopy.review.title}
      heading={copy.heading(lender)}
      lead={copy.lead(lender)}
      status="info"
      onBack={back}
      action={<Button onClick={back}>{copy.action}</Button>}
    >
      <LenderLine nbfc={nbfc} />
    </Page>
  );
}
