import type { agreementMachine } from '../../../machines/agreement/machine';
import { lenderInitials, lenderName } from '../../../machines/domain/lenders';
import { agreementCopy } from '../../copy/agreement';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/button';
import { LenderTag } from '../../ui/lender-tag';
import { Page } from '../../ui/page';
import { Stack } from '../../ui/stack';
import { SupportLink } from '../shared/support-link';

const copy = agreementCopy.contact;

/** This lender signs outside the app. */
export function LenderWillContactScreen({ snapshot, back }: ScreenProps<typeof agreementMachine>) {
  const nbfc = snapshot.context.agreement?.nbfc ?? null;
  const lender = lenderName(nbfc);
  return (
    <Page
      title={agreementCopy.read.title}
      heading={copy.heading(lender)}
      lead={copy.lead(lender)}
      status="info"
      onBack={back}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      action={<Button onClick={back}>{copy.action}</Button>}
    >
      <Stack end>
        <LenderTag initials={lenderInitials(nbfc)} name={`${sharedCopy.lender}: ${lender}`} />
      </Stack>
    </Page>
  );
}
