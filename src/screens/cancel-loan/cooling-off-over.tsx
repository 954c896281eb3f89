import type { cancelLoanMachine } from '../../../machines/cancel-loan/machine';
import { formatDayAndTime } from '../../../machines/domain/dates';
import { lenderName } from '../../../machines/domain/lenders';
import { cancelLoanCopy } from '../../copy/cancel-loan';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Page } from '../../ui/page';
import { Stack } from '../../ui/stack';
import { SectionHeading, Text } from '../../ui/text';
import { SupportLink } from '../shared/support-link';

const copy = cancelLoanCopy.tooLate;

/** Too late to give the loan back: since when, and what can be done instead. */
export function CoolingOffOverScreen({ snapshot, send, back }: ScreenProps<typeof cancelLoanMachine>) {
  const { start } = snapshot.context;
  const until = start?.quote.coolingOffUntil ?? null;
  return (
    <Page
      title={cancelLoanCopy.title}
      heading={copy.heading}
      lead={until === null ? copy.leadWithoutTime : copy.lead(formatDayAndTime(until))}
      status="info"
      onBack={back}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      action={<Button onClick={() => send({ type: 'foreclosure.opened' })}>{copy.action}</Button>}
    >
      <Card>
        <Stack gap="xs">
          <SectionHeading>{copy.instead}</SectionHeading>
          <Text>{copy.insteadWords(lenderName(start?.loan?.nbfc ?? null))}</Text>
        </Stack>
      </Card>
    </Page>
  );
}
