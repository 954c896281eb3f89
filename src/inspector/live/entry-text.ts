import { liveCopy as copy } from '../../copy/inspector-live';
import { pathText, stateOf } from '../chart/chart';
import { eventName } from '../chart/read-chart';
import type { ActorChart } from './charts-of-actors';
import type { Entry } from './entries';
import { valueText } from './moment';

/** An entry in one line of text. @param actorChart the chart of the entry's actor; null where unknown */
export function entryText({ message }: Entry, actorChart: ActorChart | null): string {
  if (message.type === '@xstate.event') return eventName(message.event.type);
  if (message.type !== '@app.microstep') {
    const text = valueText(Reflect.get(message.snapshot, 'value'));
    // An actor is reported without a state when it starts, and with its state when it was already running.
    if (message.type === '@xstate.actor' && text === '') return copy.began;
    return `${copy.stands} ${text === '' ? String(message.snapshot.status) : text}`;
  }
  if (message.transitions.length === 0) return `${eventName(message.event.type)}: ${copy.nothing}`;
  return `${copy.took} ${message.transitions.map((id) => transitionText(id, actorChart)).join(', ')}`;
}

function transitionText(id: string, actorChart: ActorChart | null): string {
  const edge = actorChart?.chart.edges.find((edge) => edge.id === id);
  if (edge === undefined || actorChart === null) return id;
  const stateName = (state: string) => {
    const foundState = stateOf(actorChart.chart, state);
    return foundState === undefined ? state : pathText(foundState);
  };
  const guard = edge.guard === null ? '' : ` [${edge.guard}]`;
  const targetText = edge.targets.length === 0 ? '↺' : `→ ${edge.targets.map(stateName).join(', ')}`;
  return `${edge.event}${guard} ${targetText}`;
}
