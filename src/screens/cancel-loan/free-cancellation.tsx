import type { cancelLoanMachine } from '../../../machines/cancel-loan/machine';
import { lenderInitials, lenderName } from '../../../machines/domain/lenders';
import { formatMoney } from '../../../machines/domain/money';
import { cancelLoanCopy } from '../../copy/cancel-loan';
import type { ScreenProps } from '../../journey/screen';
import { Amount } from '../../ui/amount';
import { Card } from '../../ui/card';
import { Icon } from '../../ui/icon';
import { IconDot } from '../../ui/icon-dot';
import { LenderTag } from '../../ui/lender-tag';
import { ListRow } from '../../ui/list-row';
import { Stack } from '../../ui/stack';
import { Text } from '../../ui/text';
import { CancelConsent } from './consent';

const copy = cancelLoanCopy.free;

/** The money was not sent yet: cancelling is free. */
export function FreeCancellation(props: ScreenProps<typeof cancelLoanMachine>) {
  const { start } = props.snapshot.context;
  if (start === null) return null;
  const nbfc = start.loan?.nbfc ?? null;
  const lender = lenderName(nbfc);
  return (
    <CancelConsent
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
          <LenderTag initials={lenderInitials(nbfc)} name={lender} />
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
    </CancelConsent>
  );
}
