import { marks } from './chart-picture';
import { count } from './figures';
import type { ChartItem, RequirementRow, RequirementStatus, RequirementTest } from './requirement-table';

const statusLabels: Readonly<Record<RequirementStatus, string>> = {
  held: '✓ verified',
  failing: '✕ failing',
  'not run': '– not run',
  open: '✕ not verified',
};

/** Lines of the specification with what verifies them; fully verified sections are collapsed. */
export function RequirementsSection({ rows }: { readonly rows: readonly RequirementRow[] }) {
  const sections = [...new Set(rows.map(sectionOf))];
  return (
    <section aria-labelledby="requirements">
      <h2 id="requirements">The specification, line by line</h2>
      {sections.map((section) => {
        const sectionRows = rows.filter((row) => sectionOf(row) === section);
        const verifiedCount = sectionRows.filter(({ fate }) => fate === 'held').length;
        return (
          <details key={section} className="lines" open={verifiedCount < sectionRows.length}>
            <summary>
              <span className="title">Section {section}</span>
              <span className={verifiedCount < sectionRows.length ? 'counts is-short' : 'counts'}>
                {count(verifiedCount)} of {count(sectionRows.length)} lines verified
              </span>
            </summary>
            <div className="scroll">
              <table className="requirements">
                <thead>
                  <tr>
                    <th scope="col">Line</th>
                    <th scope="col">Requirement</th>
                    <th scope="col">Charts</th>
                    <th scope="col">Tests, with the last result</th>
                    <th scope="col">Status</th>
                  </tr>
                </thead>
                <tbody>
                  {sectionRows.map((row) => (
                    <Row key={row.id} row={row} />
                  ))}
                </tbody>
              </table>
            </div>
          </details>
        );
      })}
    </section>
  );
}

function Row({ row: { id, text, places, tests, fate } }: { readonly row: RequirementRow }) {
  return (
    <tr>
      <th scope="row">{id.replace('spec ', '')}</th>
      <td>{text}</td>
      <td>
        {places.length === 0 ? <span className="muted">no chart</span> : <ChartItems places={places} />}
      </td>
      <td>
        <ul>
          {tests.map((test) => (
            <li key={test.file}>
              {test.file.replace('tests/', '')} <span className="muted">{resultText(test)}</span>
            </li>
          ))}
        </ul>
      </td>
      <td className={`fate is-${fate.replace(' ', '-')}`}>{statusLabels[fate]}</td>
    </tr>
  );
}

function ChartItems({ places }: { readonly places: readonly ChartItem[] }) {
  return (
    <ul>
      {places.map(({ journey, label, fate }) => (
        <li key={`${journey} ${label}`}>
          <a href={`#chart-${journey}`}>{journey}</a> {label}{' '}
          <span className={`mark ${fate}`}>{marks[fate]}</span>
        </li>
      ))}
    </ul>
  );
}

function resultText({ result }: RequirementTest): string {
  if (result === null) return 'not run here';
  return result.failed > 0 ? `${count(result.failed)} failed` : `${count(result.passed)} passed`;
}

/** `5` of `spec 5 row 3`. */
function sectionOf({ id }: RequirementRow): string {
  return id.split(' ')[1] ?? '';
}
