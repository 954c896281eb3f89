import { pathsCopy } from '../../../copy/inspector-paths';
import { formatCount, formatPercent } from '../numbers';
import type { OwnFunnelStep } from './own-funnel';

const copy = pathsCopy.funnel;
const ENDS = ['stopped', 'back', 'left', 'open'] as const;

interface OwnFunnelTableProps {
  readonly funnel: readonly OwnFunnelStep[];
  /** Called with the steps after one was moved or removed. */
  readonly onSteps: (states: readonly string[]) => void;
}

/** The steps of a funnel with bars, each a share of the first one, and controls to move and remove them. */
export function OwnFunnelTable({ funnel, onSteps }: OwnFunnelTableProps) {
  const states = funnel.map(({ state }) => state);
  const move = (index: number, distance: number) => {
    const moved = states.filter((_, other) => other !== index);
    moved.splice(index + distance, 0, states[index] ?? '');
    onSteps(moved);
  };
  return (
    <table className="stops-table paths-table">
      <thead>
        <tr>
          <th scope="col">{copy.step}</th>
          <th scope="col">{pathsCopy.runs}</th>
          <th scope="col">{copy.ofFirst}</th>
          <th scope="col">{copy.ofPrevious}</th>
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

function endsText({ ended, finishedIn }: OwnFunnelStep): string {
  const texts = [
    ...ENDS.filter((end) => ended[end] > 0).map((end) => `${formatCount(ended[end])} ${copy.ends[end]}`),
    ...finishedIn.map(({ state, runs }) => `${formatCount(runs)} ${pathsCopy.after.finishedIn(state)}`),
  ];
  return texts.length === 0 ? pathsCopy.none : texts.join(', ');
}
