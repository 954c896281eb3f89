import { retryWaitCopy as copy, triesLeft } from '#messages/retry-wait';
import { formatDayAndTime } from '../../copy/dates';
import { Amount } from '../../ui/base/amount';
import { Card } from '../../ui/base/card';
import { Stack } from '../../ui/base/stack';
import { Hint, Text } from '../../ui/base/text';
import { formatCountdown, useCountdown } from './use-countdown';

interface RetryWaitProps {
  /** Remaining tries; -1 when the service does not count them. */
  readonly attemptsLeft: number;
  /** Milliseconds from `asOf` until the next try is allowed; 0 when it is allowed now. */
  readonly retryAfter: number;
  /** When the service answered, by its own clock; a timestamp in milliseconds. */
  readonly asOf: number;
}

/** The wait until the next try, and the remaining tries; renders nothing where the service limits neither. */
export function RetryWait({ attemptsLeft, retryAfter, asOf }: RetryWaitProps) {
  if (retryAfter <= 0 && attemptsLeft < 0) return null;
  return (
    <Card tone="due">
      <Stack gap="xs" align="center">
        {retryAfter > 0 && <Countdown key={asOf} waitMs={retryAfter} asOf={asOf} />}
        {attemptsLeft >= 0 && <Text>{triesLeft(attemptsLeft)}</Text>}
      </Stack>
    </Card>
  );
}

/** A countdown of the wait, and the time at which it ends. */
function Countdown({ waitMs, asOf }: { readonly waitMs: number; readonly asOf: number }) {
  const leftMs = useCountdown(waitMs);
  if (leftMs <= 0) return <Text role="status">{copy.ended}</Text>;
  return (
    <>
      <Text>{copy.title}</Text>
      <Amount>{formatCountdown(leftMs)}</Amount>
      <Hint>{copy.until(formatDayAndTime(asOf + waitMs))}</Hint>
    </>
  );
}
