/** Small analytics batches for tests, in which the expected result can be counted manually. */
import type { Batch } from '../../../src/inspector/stops/transition-counts';

let ids = 0;

interface ChangeOptions {
  readonly at: number;
  readonly journey?: string;
  readonly session?: string;
  readonly lender?: string | null;
  readonly id?: string;
}

/** `change('keyFacts back selectLoan', { at: 5 })`; a chart's start is written as `- xstate.init loadingOffers`. */
export function change(
  line: string,
  { at, journey = 'shop', session = 'tab', lender = null, id }: ChangeOptions,
) {
  const [from = '', event = '', to = ''] = line.split(' ');
  return {
    id: id ?? freshId(),
    name: 'journey_state_changed',
    at,
    properties: { journey, from: from === '-' ? null : from, to, event, lender, session },
  };
}

/** The app was opened in a tab: also after a reload. */
export function opened(at: number, session = 'tab') {
  return { id: freshId(), name: 'app_opened', at, properties: { environment: 'test', session } };
}

export function batch(events: Batch['events'], sentAt = 0, visitor = 'f'.repeat(32)): Batch {
  return { visitor_id: visitor, sent_at: sentAt, events };
}

function freshId(): string {
  ids += 1;
  return ids.toString(16).padStart(32, '0');
}
