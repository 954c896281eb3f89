import { liveCopy as copy } from '../../copy/inspector-live';
import { pathText, stateOf } from '../chart/chart';
import { eventName } from '../chart/read-chart';
import type { ActorChart } from './charts-of-actors';
import { valueText } from './moment';
import type { Entry } from './recording';

/** One-line text of an entry. @param shown the actor's chart */
export function entryText({ message }: Entry, shown: ActorChart | null): string {
  if (message.type === '@xstate.event') return eventName(message.event.type);
  if (message.type !== '@app.microstep') {
    const text = valueText(Reflect.get(message.snapshot, 'value'));
    // A starting actor has no state text; one that was already running has its current state.
    if (message.type === '@xstate.actor' && text === '') return copy.began;
    return `${copy.stands} ${text === '' ? String(message.snapshot.status) : text}`;
  }
  if (message.transitions.length === 0) return `${eventName(message.event.type)}: ${copy.nothing}`;
  return `${copy.took} ${message.transitions.map((id) => branchText(id, shown)).join(', ')}`;
}

function branchText(id: string, shown: ActorChart | null): string {
  const edge = shown?.chart.edges.find((one) => one.id === id);
  if (edge === undefined || shown === null) return id;
  const name = (state: string) => {
    const found = stateOf(shown.chart, state);
    return found === undefined ? state : pathText(found);
  };
  const guard = edge.guard === null ? '' : ` [${edge.guard}]`;
  const to = edge.targets.length === 0 ? '↺' : `→ ${edge.targets.map(name).join(', ')}`;
  return `${edge.event}${guard} ${to}`;
}
