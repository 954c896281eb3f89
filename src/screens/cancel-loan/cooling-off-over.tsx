import { cancelLoanCopy } from '#messages/cancel-loan';
import type { cancelLoanMachine } from '../../../machines/cancel-loan/machine';
import { formatDayAndTime } from '../../copy/dates';
import { lenderName } from '../../copy/lender';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Stack } from '../../ui/base/stack';
import { SectionHeading, Text } from '../../ui/base/text';
import { Notice } from '../shared/pages/notice';

const copy = cancelLoanCopy.tooLate;

/** The cooling-off period is over: since when, and foreclosure as the alternative. */
export function CoolingOffOverScreen({ snapshot, send, back }: ScreenProps<typeof cancelLoanMachine>) {
  const { start } = snapshot.context;
  const coolingOffUntil = start?.quote.coolingOffUntil ?? null;
  return (
    <Notice
      title={cancelLoanCopy.title}
      heading={copy.heading}
      lead={coolingOffUntil === null ? copy.leadWithoutTime : copy.lead(formatDayAndTime(coolingOffUntil))}
      status="info"
      onBack={back}
      action={copy.action}
      onAction={() => send({ type: 'foreclosure.opened' })}
    >
      <Card>
        <Stack gap="xs">
          <SectionHeading>{copy.instead}</SectionHeading>
          <Text>{copy.insteadText(lenderName(start?.loan?.nbfc ?? null))}</Text>
        </Stack>
      </Card>
    </Notice>
  );
}
