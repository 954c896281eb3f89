import { lenderName } from '../../../machines/domain/lender/lenders';
import type { loanApprovalMachine } from '../../../machines/loan-approval/machine';
import { loanApprovalCopy as copy } from '../../copy/loan-approval';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { SectionHeading } from '../../ui/base/text';
import { ListRow } from '../../ui/lists/list-row';
import { Notice } from '../shared/pages/notice';

/** The lender said no: what it means, and what one can do. */
export function LoanRejectedScreen({ snapshot, send, back }: ScreenProps<typeof loanApprovalMachine>) {
  const words = copy.rejected;
  const nbfc = snapshot.context.approval?.userState.primaryNbfc ?? null;
  return (
    <Notice
      title={copy.title}
      heading={words.heading(lenderName(nbfc))}
      lead={words.lead}
      status="info"
      onBack={back}
      action={words.action}
      onAction={() => send({ type: 'leave' })}
    >
      <SectionHeading>{words.whatNow}</SectionHeading>
      <Card tight>
        {words.options.map(({ title, detail }) => (
          <ListRow key={title} title={title} detail={detail} />
        ))}
      </Card>
    </Notice>
  );
}
