import { formatDayAndTime } from '../../../machines/domain/base/dates';
import { homeCopy, timeLeft } from '../../copy/home';
import { Card } from '../../ui/base/card';
import { Stack } from '../../ui/base/stack';
import { Hint, Strong } from '../../ui/base/text';
import { LinkButton } from '../../ui/controls/link-button';
import type { HomeLink } from './home-link';
import { useTimeLeft } from './use-time-left';

const copy = homeCopy.returning;

interface CoolingOffCardProps {
  /** End of the cooling-off period and the time of reading; milliseconds by the service's clock. */
  readonly until: number;
  readonly readAt: number;
  readonly link: HomeLink;
}

/** The loan can still be returned: until when, and how much time is left. */
export function CoolingOffCard({ until, readAt, link }: CoolingOffCardProps) {
  const left = useTimeLeft(until, readAt);
  if (left <= 0) return null;
  return (
    <Card tone="info">
      <Stack gap="sm">
        <Stack gap="xs">
          <Strong>{copy.title}</Strong>
          <Hint>{copy.until(formatDayAndTime(until), timeLeft(left))}</Hint>
        </Stack>
        <LinkButton variant="secondary" {...link}>
          {copy.action}
        </LinkButton>
      </Stack>
    </Card>
  );
}
