import { pathsCopy } from '../../../copy/inspector-paths';
import { formatCount, formatPercent, formatStay } from '../numbers';
import type { JourneyPaths } from './journey-paths';
import type { OwnFunnelStep } from './own-funnel';
import { timeSince } from './time-between';

const copy = pathsCopy.funnel;
const ENDS = ['stopped', 'back', 'left', 'open'] as const;

interface OwnFunnelTableProps {
  readonly funnel: readonly OwnFunnelStep[];
  /** Of all runs that saw both pages in this order; null where a file of counts does not have them. */
  readonly times: JourneyPaths['times'];
  /** Called with the steps after one was moved or removed. */
  readonly onSteps: (states: readonly string[]) => void;
}

/** The steps of a funnel with bars, each a share of the first one, and controls to move and remove them. */
export function OwnFunnelTable({ funnel, times, onSteps }: OwnFunnelTableProps) {
  const states = funnel.map(({ state }) => state);
  const move = (index: number, distance: number) => {
    const moved = states.filter((_, other) => other !== index);
    moved.splice(index + distance, 0, states[index] ?? '');
    onSteps(moved);
  };
  return (
    <table className="stops-table paths-table is-own-funnel">
      <thead>
        <tr>
          <th scope="col">{copy.step}</th>
          <th scope="col">{pathsCopy.runs}</th>
          <th scope="col">{copy.ofFirst}</th>
          <th scope="col">{copy.ofPrevious}</th>
          {times !== null && <th scope="col">{copy.time}</th>}
          <th scope="col">{copy.ended}</th>
          <th scope="col">{copy.actions}</th>
        </tr>
      </thead>
      <tbody>
        {funnel.map((step, index) => (
          <tr key={step.state}>
            <th scope="row">
              {step.state}
              <div className="funnel-bar" style={{ inlineSize: `${(step.ofFirst ?? 0) * 100}%` }} />
            </th>
            <td>{formatCount(step.reached)}</td>
            <td>{shareText(step.ofFirst)}</td>
            <td>{shareText(step.ofPrevious)}</td>
            {times !== null && <td>{formatStay(timeSince(times, states[index - 1], step.state))}</td>}
            <td>
              {index === funnel.length - 1 && <small>{copy.endedLast}: </small>}
              {endsText(step)}
            </td>
            <td className="paths-actions">
              <button
                type="button"
                className="quiet"
                aria-label={copy.up(step.state)}
                disabled={index === 0}
                onClick={() => move(index, -1)}
              >
                ↑
              </button>
              <button
                type="button"
                className="quiet"
                aria-label={copy.down(step.state)}
                disabled={index === funnel.length - 1}
                onClick={() => move(index, 1)}
              >
                ↓
              </button>
              <button
                type="button"
                className="quiet"
                aria-label={copy.remove(step.state)}
                onClick={() => onSteps(states.filter((state) => state !== step.state))}
              >
                ×
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function shareText(share: number | null): string {
  return share === null ? pathsCopy.none : formatPercent(share);
}

function endsText({ ended, finishedIn, stoppedAfter }: OwnFunnelStep): string {
  const endText = (end: (typeof ENDS)[number]) => `${formatCount(ended[end])} ${copy.ends[end]}`;
  const stopped = stoppedAfter.map(({ state, runs }) => copy.lastPage(formatCount(runs), state)).join(', ');
  const texts = [
    ...ENDS.filter((end) => ended[end] > 0).map((end) =>
      end === 'stopped' ? copy.endedAfter(endText(end), stopped) : endText(end),
    ),
    ...finishedIn.map(({ state, runs }) => `${formatCount(runs)} ${pathsCopy.after.finishedIn(state)}`),
  ];
  return texts.length === 0 ? pathsCopy.none : texts.join(', ');
}
