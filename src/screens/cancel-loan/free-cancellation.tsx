import { cancelLoanCopy } from '#messages/cancel-loan';
import type { cancelLoanMachine } from '../../../machines/cancel-loan/machine';
import { formatMoney } from '../../../machines/domain/base/money';
import { lenderName } from '../../copy/lender';
import type { ScreenProps } from '../../journey/screen';
import { Amount } from '../../ui/base/amount';
import { Card } from '../../ui/base/card';
import { Stack } from '../../ui/base/stack';
import { Text } from '../../ui/base/text';
import { Lender } from '../shared/lender';
import { TickedList } from '../shared/ticked-list';
import { CancellationConsent } from './cancellation-consent';

const copy = cancelLoanCopy.free;

/** Cancellation before the disbursal: it is free. */
export function FreeCancellation(props: ScreenProps<typeof cancelLoanMachine>) {
  const { start } = props.snapshot.context;
  if (start === null) return null;
  const nbfc = start.loan?.nbfc ?? null;
  const lender = lenderName(nbfc);
  return (
    <CancellationConsent
      {...props}
      heading={copy.heading}
      lead={copy.lead(lender)}
      consent={copy.consent(lender)}
      action={copy.action}
    >
      <Card tone="success">
        <Stack gap="sm">
          <Text>{copy.youPay}</Text>
          <Amount size="xl">{formatMoney(start.quote.total)}</Amount>
          <Lender nbfc={nbfc}>{lender}</Lender>
        </Stack>
      </Card>
      <TickedList items={copy.whatHappens.map((title) => ({ title }))} />
    </CancellationConsent>
  );
}
