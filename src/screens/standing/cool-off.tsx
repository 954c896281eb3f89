import { formatDayAndTime } from '../../../machines/domain/dates';
import type { StandingFacts } from '../../../machines/standing/machine';
import { standingCopy, triesLeft } from '../../copy/standing';
import { Amount } from '../../ui/amount';
import { Card } from '../../ui/card';
import { Stack } from '../../ui/stack';
import { Hint, Text } from '../../ui/text';
import { clock, useCountdown } from '../shared/use-countdown';

const copy = standingCopy.coolOff;

/** When one may try again, and how often: nothing where the service says neither. */
export function CoolOff({ facts }: { readonly facts: StandingFacts | null }) {
  if (facts === null) return null;
  const { attemptsLeft, retryAfter } = facts.userState.rateLimit;
  if (retryAfter <= 0 && attemptsLeft < 0) return null;
  return (
    <Card tone="due">
      <Stack gap="xs" align="center">
        {retryAfter > 0 && <Clock key={facts.asOf} wait={retryAfter} asOf={facts.asOf} />}
        {attemptsLeft >= 0 && <Text>{triesLeft(attemptsLeft)}</Text>}
      </Stack>
    </Card>
  );
}

/** The wait as the service told it, and its end by the service's time. Milliseconds. */
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
