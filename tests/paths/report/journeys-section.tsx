import { count, share } from './figures';
import type { Fate, JourneyReport } from './journey-report';
import { Legend } from './legend';

const FATES: readonly Fate[] = ['both', 'beyond', 'held', 'missing'];

/** One row per journey, with the coverage of its transitions as a bar. */
export function JourneysSection({ journeys }: { readonly journeys: readonly JourneyReport[] }) {
  return (
    <section aria-labelledby="journeys">
      <h2 id="journeys">Journey by journey</h2>
      <Legend />
      <div className="scroll">
        <table className="journeys">
          <thead>
            <tr>
              <th scope="col">Journey</th>
              <th scope="col">States</th>
              <th scope="col">Transitions</th>
              <th scope="col" className="wide">
                How they were walked
              </th>
              <th scope="col">Guards</th>
              <th scope="col">Pairs</th>
            </tr>
          </thead>
          <tbody>
            {journeys.map((journey) => (
              <tr key={journey.id}>
                <th scope="row">
                  <a href={`#chart-${journey.id}`}>{journey.title}</a>
                </th>
                <td>{share(journey.held.states)}</td>
                <td>{share(journey.held.transitions)}</td>
                <td>
                  <Bar journey={journey} />
                </td>
                <td>{journey.isWalked ? share(journey.held.guards) : 'not walked'}</td>
                <td className="muted">{journey.isWalked ? share(journey.held.pairs) : 'not walked'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Segments proportional to the number of transitions, and the same as text for screen readers. */
function Bar({ journey: { transitions } }: { readonly journey: JourneyReport }) {
  const counts = FATES.map((fate) => ({
    fate,
    number: transitions.filter((item) => item.fate === fate).length,
  })).filter(({ number }) => number > 0);
  return (
    <>
      <span className="bar" aria-hidden="true">
        {counts.map(({ fate, number }) => (
          <span key={fate} className={`piece ${fate}`} style={{ flexGrow: number }} />
        ))}
      </span>
      <span className="bar-words">
        {counts.map(({ fate, number }) => `${count(number)} ${statusLabels[fate]}`).join(', ')}
      </span>
    </>
  );
}

const statusLabels: Readonly<Record<Fate, string>> = {
  both: 'at both levels',
  beyond: 'beyond Chromium',
  held: 'with stubbed ports only',
  missing: 'not walked',
};
