import { summaryCopy as copy } from '#messages/summary';
import { amountLeft } from '../../../machines/domain/loan/loan';
import type { summaryMachine } from '../../../machines/summary/machine';
import { lenderName } from '../../copy/lender';
import { scheduleText } from '../../copy/summary';
import type { ScreenProps } from '../../journey/screen';
import { Stack } from '../../ui/base/stack';
import { Button } from '../../ui/controls/button';
import { ButtonRow } from '../../ui/controls/button-row';
import { Banner } from '../../ui/feedback/banner';
import { MailButton } from '../shared/papers/mail-button';

/** Sends the instalments that are left to the merchant's own WhatsApp or mail, as text. */
export function SendSchedule({
  snapshot,
  send,
}: Pick<ScreenProps<typeof summaryMachine>, 'snapshot' | 'send'>) {
  const { facts, sharing } = snapshot.context;
  const loan = facts?.details.loan ?? null;
  if (facts === null || loan === null || facts.details.instalments.length === 0) return null;
  const text = scheduleText({
    lender: lenderName(loan.nbfc),
    loanAccount: loan.accountNumber,
    on: facts.readAt,
    left: amountLeft(loan),
    instalments: facts.details.instalments,
  });
  return (
    <Stack gap="sm">
      {sharing === 'notOpened' && <Banner tone="info">{copy.notSent}</Banner>}
      <ButtonRow>
        <Button
          variant="secondary"
          disabled={snapshot.hasTag('pending')}
          onClick={() =>
            send({
              type: 'schedule.shared',
              // The lender has no file of the schedule.
              paper: { text, file: null },
            })
          }
        >
          {copy.send}
        </Button>
        <MailButton subject={copy.title} text={text} />
      </ButtonRow>
    </Stack>
  );
}
