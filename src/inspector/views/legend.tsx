import { inspectorCopy } from '../../copy/inspector';

const { kinds, causes, legend } = inspectorCopy.chart;
const shownKinds = ['person', 'service', 'decision', 'end'] as const;
const shownCauses = ['person', 'answer', 'failure', 'time', 'decision'] as const;

/** Legend of the colours of cards and labels in a chart. */
export function Legend() {
  return (
    <section className="legend" aria-label={legend}>
      <ul>
        {shownKinds.map((kind) => (
          <li key={kind} className={`kind-of is-${kind}`}>
            {kinds[kind]}
          </li>
        ))}
      </ul>
      <ul>
        {shownCauses.map((cause) => (
          <li key={cause} className={`cause-of is-${cause}`}>
            {causes[cause]}
          </li>
        ))}
      </ul>
    </section>
  );
}
