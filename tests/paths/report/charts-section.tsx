import { ChartPicture } from './chart-picture';
import { count } from './figures';
import type { Item, JourneyReport } from './journey-report';
import type { ChartLayout } from './layout';
import { Legend } from './legend';

interface ChartsProps {
  readonly journeys: readonly JourneyReport[];
  readonly drawings: ReadonlyMap<string, ChartLayout>;
}

/** All charts, collapsed unless something was not walked. */
export function ChartsSection({ journeys, drawings }: ChartsProps) {
  return (
    <section aria-labelledby="charts">
      <h2 id="charts">The charts</h2>
      <Legend />
      {journeys.map((journey) => (
        <ChartDetails key={journey.id} journey={journey} drawing={drawings.get(journey.id)} />
      ))}
    </section>
  );
}

function ChartDetails({
  journey,
  drawing,
}: {
  readonly journey: JourneyReport;
  readonly drawing: ChartLayout | undefined;
}) {
  const { id, title, purpose, states, transitions, missingGuards } = journey;
  const all = [...states, ...transitions];
  const missing = all.filter(({ fate }) => fate === 'missing');
  const onlyStubbed = journey.chromium === null ? [] : all.filter(({ fate }) => fate === 'held');
  const beyond = transitions.filter(({ fate }) => fate === 'beyond');
  return (
    <details id={`chart-${id}`} className="chart" open={missing.length > 0}>
      <summary>
        <span className="title">{title}</span> <span className="purpose">{purpose}</span>
        <span className="counts">
          {count(states.length)} states, {count(transitions.length)} transitions
        </span>
      </summary>
      <List title="Not walked" items={missing} />
      <List title="Not walked in Chromium, without a reason" items={onlyStubbed} />
      {missingGuards.length > 0 && (
        <>
          <h3>Guard outcomes that no path covers</h3>
          <ul>
            {missingGuards.map((label) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
        </>
      )}
      {drawing !== undefined && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys.
        <section className="canvas" aria-label={`${title}, drawn`} tabIndex={0}>
          <ChartPicture journey={journey} {...drawing} />
        </section>
      )}
      <List title="Beyond Chromium" items={beyond} />
    </details>
  );
}

function List({ title, items }: { readonly title: string; readonly items: readonly Item[] }) {
  if (items.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className="items">
        {items.map(({ id, label, reason }) => (
          <li key={id}>
            <code>{label}</code>
            {reason !== null && <span>{reason}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
