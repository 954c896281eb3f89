import type { ReactNode } from 'react';

import { comparisonCopy as copy } from '../../../copy/inspector-comparison';
import { stopsCopy } from '../../../copy/inspector-stops';
import type { Chart } from '../../chart/chart';
import { chartHash } from '../../location';
import { formatCount, formatDuration, formatPercent } from '../numbers';
import { eventWithGuards } from '../state/event-with-guards';
import type { JourneyCounts } from '../stops';
import { type ComparedShare, compareStates, compareTransitions } from './compare';
import { Difference, intervalText } from './difference';

const { states } = stopsCopy;

interface ComparedStatePanelProps {
  readonly journey: string;
  readonly chart: Chart;
  readonly state: string;
  readonly one: JourneyCounts;
  readonly other: JourneyCounts;
  readonly onClose: () => void;
  /** Where the state goes on. */
  readonly children?: ReactNode;
}

/** The counts of one state in two selections, of the transitions out of it, and the differences. */
export function ComparedStatePanel(props: ComparedStatePanelProps) {
  const { journey, chart, state, one, other, onClose, children } = props;
  const compared = compareStates(one, other).find((candidate) => candidate.state === state);
  const outgoing = compareTransitions(one, other).filter(({ from }) => from === state);
  return (
    <>
      <button type="button" className="quiet" onClick={onClose}>
        {stopsCopy.close}
      </button>
      <h2>{state}</h2>
      <p>
        <a href={chartHash(journey, state)}>{stopsCopy.inChart}</a>
      </p>
      {children}
      {compared === undefined ? (
        <p className="quiet-text">{states.noRuns}</p>
      ) : (
        <>
          <table className="stops-sides">
            <thead>
              <tr>
                <th scope="col">{copy.panel.name}</th>
                <th scope="col">{copy.sides.one}</th>
                <th scope="col">{copy.sides.other}</th>
              </tr>
            </thead>
            <tbody>
              <CountRow name={states.entered} counts={[compared.one?.entered, compared.other?.entered]} />
              <CountRow name={states.reached} counts={[compared.one?.reached, compared.other?.reached]} />
              <tr>
                <th scope="row">{states.median}</th>
                <td>{timeText(compared.one?.medianMs)}</td>
                <td>{timeText(compared.other?.medianMs)}</td>
              </tr>
              <CountRow name={stopsCopy.retries} counts={[compared.one?.retries, compared.other?.retries]} />
            </tbody>
          </table>
          <ComparedFact name={states.stopped} share={compared.stopped} />
          <ComparedFact name={states.failures} share={compared.failures} />
        </>
      )}
      {outgoing.length > 0 && (
        <>
          <h3>{stopsCopy.transitions.title}</h3>
          {outgoing.map((change) => (
            <ComparedFact
              key={`${change.event} ${change.to}`}
              name={`${eventWithGuards(chart, change)} → ${change.to}`}
              share={change.share}
            />
          ))}
        </>
      )}
    </>
  );
}

interface CountRowProps {
  readonly name: string;
  readonly counts: readonly [one: number | undefined, other: number | undefined];
}

function CountRow({ name, counts: [one = 0, other = 0] }: CountRowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{formatCount(one)}</td>
      <td>{formatCount(other)}</td>
    </tr>
  );
}

/** A share of both selections and its difference, with the interval in words: there is room. */
function ComparedFact({ name, share }: { readonly name: string; readonly share: ComparedShare }) {
  return (
    <section className="stops-fact" aria-label={name}>
      <p>
        <strong>{name}</strong>
      </p>
      <p>
        {copy.sides.one} {shareText(share.one)} · {copy.sides.other} {shareText(share.other)}
      </p>
      <p>
        <Difference share={share} />
        {share.difference !== null && <small aria-hidden="true">{intervalText(share)}</small>}
      </p>
    </section>
  );
}

function shareText({ count, total }: ComparedShare['one']): string {
  return total === 0
    ? stopsCopy.none
    : copy.share(formatPercent(count / total), formatCount(count), formatCount(total));
}

function timeText(ms: number | null | undefined): string {
  return ms === null || ms === undefined ? stopsCopy.none : formatDuration(ms);
}
