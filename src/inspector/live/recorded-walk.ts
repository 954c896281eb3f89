import { redactAnywhere, redactStateValue } from '../../telemetry/inspection/redact';
import type { Recording } from './recording';

/** What one event did: its type, and the branches that it took, by the ids of the path kit. */
export interface RecordedStep {
  readonly event: string;
  readonly transitions: readonly string[];
}

/** A walk over one chart as the path kit follows it: branches only, no data of anybody. */
export interface RecordedWalk {
  readonly format: 'recorded-walk';
  readonly version: 1;
  /** Id of the chart. */
  readonly journey: string;
  /** The state that it is known from; null when the recording holds its beginning. */
  readonly from: unknown;
  readonly steps: readonly RecordedStep[];
}

/**
 * The walk of one actor up to a moment: the branches of every event that took some, in order.
 * @param journey id of the chart that it runs
 * @param upTo number of the last entry that counts
 */
export function recordedWalk(
  recording: Recording,
  actor: string,
  journey: string,
  upTo: number,
): RecordedWalk {
  const steps: { event: string; transitions: string[] }[] = [];
  /** What its start took: XState decides it before it says that the chart starts. */
  const start: string[] = [];
  let from: unknown = null;
  let hasBegun = false;
  let isOpen = false;
  for (const { message } of [...recording.backwards(actor, upTo)].reverse()) {
    const isStart = message.type !== '@xstate.actor' && message.event.type === 'xstate.init';
    hasBegun ||= isStart;
    if (message.type === '@xstate.event') isOpen = false;
    if (message.type === '@xstate.actor' && !hasBegun && steps.length === 0)
      from = redactStateValue(Reflect.get(message.snapshot, 'value')) ?? null;
    if (message.type !== '@app.microstep') continue;
    const taken = message.transitions.map((id) => redactAnywhere(id));
    const last = steps.at(-1);
    if (isStart) start.push(...taken);
    else if (isOpen && last !== undefined) last.transitions.push(...taken);
    else steps.push({ event: redactAnywhere(message.event.type), transitions: taken });
    isOpen = !isStart;
  }
  const walked = steps.filter(({ transitions }) => transitions.length > 0);
  const first = hasBegun ? [{ event: 'xstate.init', transitions: start }] : [];
  return { format: 'recorded-walk', version: 1, journey, from, steps: [...first, ...walked] };
}

/** A walk as one word, for a command line. */
export function walkWord(walk: RecordedWalk): string {
  const bytes = new TextEncoder().encode(JSON.stringify(walk));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
