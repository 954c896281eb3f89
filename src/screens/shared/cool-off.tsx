import { formatDayAndTime } from '../../../machines/domain/base/dates';
import { coolOffCopy as copy, triesLeft } from '../../copy/cool-off';
import { Amount } from '../../ui/base/amount';
import { Card } from '../../ui/base/card';
import { Stack } from '../../ui/base/stack';
import { Hint, Text } from '../../ui/base/text';
import { clock, useCountdown } from './use-countdown';

interface CoolOffProps {
  /** Remaining tries; -1 when the service does not count them. */
  readonly attemptsLeft: number;
  /** Milliseconds from `asOf` until the next try; 0 when there is no wait. */
  readonly retryAfter: number;
  /** The service's time of its answer, in milliseconds. */
  readonly asOf: number;
}

/** The wait and the remaining tries: nothing where the service reports neither. */
export function CoolOff({ attemptsLeft, retryAfter, asOf }: CoolOffProps) {
  if (retryAfter <= 0 && attemptsLeft < 0) return null;
  return (
    <Card tone="due">
      <Stack gap="xs" align="center">
        {retryAfter > 0 && <Clock key={asOf} wait={retryAfter} asOf={asOf} />}
        {attemptsLeft >= 0 && <Text>{triesLeft(attemptsLeft)}</Text>}
      </Stack>
    </Card>
  );
}

/** A countdown of the service's wait, and its end by the service's time. Milliseconds. */
function Clock({ wait, asOf }: { readonly wait: number; readonly asOf: number }) {
  const left = useCountdown(wait);
  if (left <= 0) return <Text role="status">{copy.over}</Text>;
  return (
    <>
      <Text>{copy.title}</Text>
      <Amount>{clock(left)}</Amount>
      <Hint>{copy.until(formatDayAndTime(asOf + wait))}</Hint>
    </>
  );
}
