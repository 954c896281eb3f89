import { loanApprovalCopy as copy } from '#messages/loan-approval';
import type { loanApprovalMachine } from '../../../machines/loan-approval/machine';
import { lenderName } from '../../copy/lender';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { SectionHeading } from '../../ui/base/text';
import { ListRow } from '../../ui/lists/list-row';
import { Notice } from '../shared/pages/notice';

/** The lender rejected the application: what it means, and what to do. */
export function LoanRejectedScreen({ snapshot, send, back }: ScreenProps<typeof loanApprovalMachine>) {
  const texts = copy.rejected;
  const nbfc = snapshot.context.approval?.userState.primaryNbfc ?? null;
  return (
    <Notice
      title={copy.title}
      heading={texts.heading(lenderName(nbfc))}
      lead={texts.lead}
      status="info"
      onBack={back}
      action={texts.action}
      onAction={() => send({ type: 'leave' })}
    >
      <SectionHeading>{texts.whatNow}</SectionHeading>
      <Card tight>
        {texts.options.map(({ title, detail }) => (
          <ListRow key={title} title={title} detail={detail} />
        ))}
      </Card>
    </Notice>
  );
}
