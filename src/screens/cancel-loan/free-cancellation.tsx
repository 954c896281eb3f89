import type { cancelLoanMachine } from '../../../machines/cancel-loan/machine';
import { formatMoney } from '../../../machines/domain/base/money';
import { lenderName } from '../../../machines/domain/lender/lenders';
import { cancelLoanCopy } from '../../copy/cancel-loan';
import type { ScreenProps } from '../../journey/screen';
import { Amount } from '../../ui/base/amount';
import { Card } from '../../ui/base/card';
import { Icon } from '../../ui/base/icon';
import { IconDot } from '../../ui/base/icon-dot';
import { Stack } from '../../ui/base/stack';
import { Text } from '../../ui/base/text';
import { ListRow } from '../../ui/lists/list-row';
import { Lender } from '../shared/lender';
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
      <Card tight>
        {copy.whatHappens.map((line) => (
          <ListRow
            key={line}
            icon={
              <IconDot>
                <Icon name="tick" size={16} />
              </IconDot>
            }
            title={line}
          />
        ))}
      </Card>
    </CancellationConsent>
  );
}
