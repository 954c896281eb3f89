import { NOT_WALKED, type Report } from './report';

/** Failed paths with their replay commands, then the shortfalls; one sentence when there are none. */
export function FailuresSection({ report: { failures, shortfalls, stale } }: { readonly report: Report }) {
  const unwalked = shortfalls
    .filter((one) => one.endsWith(NOT_WALKED))
    .map((one) => one.slice(0, one.indexOf(': ')));
  return (
    <section aria-labelledby="failures">
      <h2 id="failures">Failures and shortfalls</h2>
      {failures.length === 0 && shortfalls.length === 0 && (
        <p className="calm">None. No path failed, and every threshold is met.</p>
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
      {unwalked.length > 0 && (
        <details className="short-journey">
          <summary>
            <span className="title">Not walked</span>
            <span className="counts is-short">
              {unwalked.length === 1 ? '1 journey' : `${unwalked.length} journeys`}
            </span>
          </summary>
          <p className="muted">{unwalked.join(', ')}</p>
        </details>
      )}
      {groupsOf(shortfalls.filter((one) => !one.endsWith(NOT_WALKED))).map(([journey, own]) => (
        <details key={journey} className="short-journey" open={own.length <= FEW}>
          <summary>
            <span className="title">{journey}</span>
            <span className="counts is-short">
              {own.length === 1 ? '1 thing' : `${own.length} things`} short
            </span>
          </summary>
          <ul className="shortfalls">
            {own.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </details>
      ))}
      {stale.length > 0 && (
        <p className="muted">
          {stale.length} files in reports/paths/parts belong to older versions of charts: they were ignored.
          Walk those journeys again.
        </p>
      )}
    </section>
  );
}

/** Groups with more lines than this are collapsed. */
const FEW = 5;

/** By journey, the part before the first colon. */
function groupsOf(shortfalls: readonly string[]): readonly (readonly [string, readonly string[]])[] {
  const groups = new Map<string, string[]>();
  for (const one of shortfalls) {
    const at = one.indexOf(': ');
    const journey = one.slice(0, at);
    groups.set(journey, [...(groups.get(journey) ?? []), one.slice(at + 2)]);
  }
  return [...groups];
}
