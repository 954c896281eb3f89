import { homeCopy } from '#messages/home';
import { formatDayAndTime } from '../../copy/dates';
import { coolingOffTimeLeft } from '../../copy/home';
import { Card } from '../../ui/base/card';
import { Stack } from '../../ui/base/stack';
import { Hint, Strong } from '../../ui/base/text';
import { LinkButton } from '../../ui/controls/link-button';
import type { HomeLink } from './home-link';
import { useTimeLeft } from './use-time-left';

const copy = homeCopy.returning;

interface CoolingOffCardProps {
  /** End of the cooling-off period. Milliseconds, by the service's clock. */
  readonly until: number;
  /** When the loan was read. Milliseconds, by the service's clock. */
  readonly readAt: number;
  readonly link: HomeLink;
}

/** Until when the loan can be returned, and how much time is left; nothing after that time. */
export function CoolingOffCard({ until, readAt, link }: CoolingOffCardProps) {
  const timeLeftMs = useTimeLeft(until, readAt);
  if (timeLeftMs <= 0) return null;
  return (
    <Card tone="info">
      <Stack gap="sm">
        <Stack gap="xs">
          <Strong>{copy.title}</Strong>
          <Hint>{copy.until(formatDayAndTime(until), coolingOffTimeLeft(timeLeftMs))}</Hint>
        </Stack>
        <LinkButton variant="secondary" {...link}>
          {copy.action}
        </LinkButton>
      </Stack>
    </Card>
  );
}
