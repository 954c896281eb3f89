import { NOT_WALKED, type Report } from './report';

/** Failed paths with their replay commands, then the shortfalls; one sentence when there are none. */
export function FailuresSection({ report: { failures, shortfalls, stale } }: { readonly report: Report }) {
  const unwalked = shortfalls
    .filter((line) => line.endsWith(NOT_WALKED))
    .map((line) => line.slice(0, line.indexOf(': ')));
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
      {groupsOf(shortfalls.filter((line) => !line.endsWith(NOT_WALKED))).map(([journey, lines]) => (
        <details key={journey} className="short-journey" open={lines.length <= MAX_OPEN_LINES}>
          <summary>
            <span className="title">{journey}</span>
            <span className="counts is-short">
              {lines.length === 1 ? '1 thing' : `${lines.length} things`} short
            </span>
          </summary>
          <ul className="shortfalls">
            {lines.map((line) => (
              <li key={line}>{line}</li>
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
const MAX_OPEN_LINES = 5;

/** Lines by journey, which is the part before the first colon. */
function groupsOf(shortfalls: readonly string[]): readonly (readonly [string, readonly string[]])[] {
  const groups = new Map<string, string[]>();
  for (const line of shortfalls) {
    const colonIndex = line.indexOf(': ');
    const journey = line.slice(0, colonIndex);
    groups.set(journey, [...(groups.get(journey) ?? []), line.slice(colonIndex + 2)]);
  }
  return [...groups];
}
