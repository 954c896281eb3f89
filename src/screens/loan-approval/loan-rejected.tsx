import { lenderName } from '../../../machines/domain/lenders';
import type { loanApprovalMachine } from '../../../machines/loan-approval/machine';
import { loanApprovalCopy as copy } from '../../copy/loan-approval';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { ListRow } from '../../ui/list-row';
import { Page } from '../../ui/page';
import { SectionHeading } from '../../ui/text';
import { SupportLink } from '../shared/support-link';

/** The lender said no: what it means, and what one can do. */
export function LoanRejectedScreen({ snapshot, send, back }: ScreenProps<typeof loanApprovalMachine>) {
  const words = copy.rejected;
  const nbfc = snapshot.context.approval?.userState.primaryNbfc ?? null;
  return (
    <Page
      title={copy.title}
      heading={words.heading(lenderName(nbfc))}
      lead={words.lead}
      status="info"
      onBack={back}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      action={<Button onClick={() => send({ type: 'leave' })}>{words.action}</Button>}
    >
      <SectionHeading>{words.whatNow}</SectionHeading>
      <Card tight>
        {words.options.map(({ title, detail }) => (
          <ListRow key={title} title={title} detail={detail} />
        ))}
      </Card>
    </Page>
  );
}
