import type { Report } from './report';

/** Paths that failed with the line that walks them again, then what falls short; one sentence where there is neither. */
export function FailuresSection({ report: { failures, shortfalls, stale } }: { readonly report: Report }) {
  return (
    <section aria-labelledby="failures">
      <h2 id="failures">What needs somebody</h2>
      {failures.length === 0 && shortfalls.length === 0 && (
        <p className="calm">Nothing. No path failed, and every threshold is kept.</p>
      )}
      {failures.map(({ file, name, reason, replay }) => (
        <article key={`${file} ${name}`} className="failure">
          <h3>{reason}</h3>
          <p>
            {name} <span className="file">{file}</span>
          </p>
          {replay !== null && (
            <pre>
              <code>{replay}</code>
            </pre>
          )}
        </article>
      ))}
      {shortfalls.length > 0 && (
        <ul className="shortfalls">
          {shortfalls.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
      {stale.length > 0 && (
        <p className="told">
          {stale.length} files in reports/paths/parts tell of charts as they were before a change: they were
          left out. Walk those journeys again.
        </p>
      )}
    </section>
  );
}
