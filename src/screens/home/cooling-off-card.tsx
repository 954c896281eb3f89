import { formatDayAndTime } from '../../../machines/domain/base/dates';
import { homeCopy, timeLeft } from '../../copy/home';
import { Card } from '../../ui/base/card';
import { Stack } from '../../ui/base/stack';
import { Hint, Strong } from '../../ui/base/text';
import { LinkButton } from '../../ui/controls/link-button';
import type { PlaceLink } from './place-link';
import { useTimeLeft } from './use-time-left';

const copy = homeCopy.returning;

interface CoolingOffCardProps {
  /** When it ends, and when that was read; milliseconds by the service's clock. */
  readonly until: number;
  readonly readAt: number;
  readonly link: PlaceLink;
}

/** The loan can still be given back: until when, and how long that is. */
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
