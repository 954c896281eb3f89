import { homeCopy } from '#messages/home';
import { formatMoney } from '../../../machines/domain/base/money';
import type { Settlement } from '../../../machines/domain/loan/foreclosure';
import { formatDayAndTime } from '../../copy/dates';
import { Card } from '../../ui/base/card';
import { Stack } from '../../ui/base/stack';
import { Hint, Strong } from '../../ui/base/text';
import { LinkButton } from '../../ui/controls/link-button';
import type { HomeLink } from './home-link';

const copy = homeCopy.settlement;

interface SettlementCardProps {
  readonly settlement: Settlement;
  readonly lender: string;
  /** Opens the choice of what to pay, which explains the offer. */
  readonly link: HomeLink;
}

/** The lender's offer to end the loan for less: the amount, its last day, and what it does to the credit record. */
export function SettlementCard({ settlement, lender, link }: SettlementCardProps) {
  const { amount, validUntil } = settlement;
  return (
    <Card tone="info">
      <Stack gap="sm">
        <Stack gap="xs">
          <Strong>{copy.title(lender, formatMoney(amount))}</Strong>
          {validUntil !== null && <Hint>{copy.until(formatDayAndTime(validUntil))}</Hint>}
          <Hint>{copy.effect}</Hint>
        </Stack>
        <LinkButton variant="secondary" {...link}>
          {copy.action}
        </LinkButton>
      </Stack>
    </Card>
  );
}
