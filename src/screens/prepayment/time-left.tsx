import { useEffect, useState } from 'react';
import { prepaymentCopy } from '#messages/prepayment';
import { formatDayAndTime } from '../../copy/dates';
import { quoteTimeLeft } from '../../copy/prepayment';
import { Row } from '../../ui/base/rows';

const SECOND_MS = 1000;

interface TimeLeftProps {
  readonly label: string;
  /** When the offer expires: a timestamp in milliseconds, by the service's clock. */
  readonly until: number;
  /** The service's clock minus the phone's, in milliseconds. */
  readonly serverClockAheadMs: number;
}

/** When an offer expires, and the time left. For display only: the chart has the timer that ends the offer. */
export function TimeLeftRow({ label, until, serverClockAheadMs }: TimeLeftProps) {
  const [now, setNow] = useState(() => Date.now() + serverClockAheadMs);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now() + serverClockAheadMs), SECOND_MS);
    return () => clearInterval(timer);
  }, [serverClockAheadMs]);
  const timeLeftText = quoteTimeLeft(Math.max(0, until - now));
  return (
    <Row
      label={label}
      hint={prepaymentCopy.closing.quoteTimeLeft(timeLeftText)}
      value={formatDayAndTime(until)}
    />
  );
}
