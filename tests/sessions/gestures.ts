/** What a merchant may do in a state: the events that it listens to, with what a person would type. */
import type { AnyMachineSnapshot } from 'xstate';

import { seconds, WAY_ON, weights } from './inclinations';
import { type Hand, type Told, typed } from './typing';

/** Something that can be done now. */
export interface Gesture {
  readonly event: Told;
  readonly weight: number;
  /** How long half of the merchants take for it. */
  readonly seconds: number;
}

/** All that can be done now, each with what it carries. */
export async function gesturesIn(
  id: string,
  snapshot: AnyMachineSnapshot,
  hand: Hand,
  timesDone: (type: string) => number,
): Promise<readonly Gesture[]> {
  const types = new Set(snapshot._nodes.flatMap((node) => [...node.transitions.keys()].map(String)));
  const found: Gesture[] = [];
  for (const type of types) {
    if (type.startsWith('xstate.')) continue;
    const event = await typed(id, type, snapshot, hand);
    if (event === null || !snapshot.can(event)) continue;
    // Who did it here before does it less gladly again.
    const inclination = weights[`${id} ${type}`] ?? weights[type] ?? WAY_ON;
    const weight = inclination / (1 + 2 * timesDone(type));
    found.push({ event, weight, seconds: seconds[type] ?? 9 });
  }
  // To ask again is the way on only where there is no other.
  const hasWayOn = found.some(({ event, weight }) => event.type !== 'retry' && weight >= WAY_ON);
  return found.map((gesture) =>
    hasWayOn && gesture.event.type === 'retry' ? { ...gesture, weight: gesture.weight / 6 } : gesture,
  );
}
