import { useEffect, useState } from 'react';

import { formatDayAndTime } from '../../../machines/domain/base/dates';
import { prepaymentCopy, timeLeft } from '../../copy/prepayment';
import { Row } from '../../ui/base/rows';

const SECOND_MS = 1000;

interface TimeLeftProps {
  readonly label: string;
  /** Milliseconds, by the service's clock. */
  readonly until: number;
  /** How far the service's clock is ahead of the phone's, in ms. */
  readonly clockAhead: number;
}

/** When an offer expires, and the time left; for display only, the chart runs the timer itself. */
export function TimeLeftRow({ label, until, clockAhead }: TimeLeftProps) {
  const [now, setNow] = useState(() => Date.now() + clockAhead);
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now() + clockAhead), SECOND_MS);
    return () => clearInterval(ticking);
  }, [clockAhead]);
  const left = timeLeft(Math.max(0, until - now));
  return <Row label={label} hint={prepaymentCopy.closing.timeLeft(left)} value={formatDayAndTime(until)} />;
}
