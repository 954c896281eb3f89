import { tallyOfMutants } from './headline';
import type { Mutants } from './mutants';

/** Seeded mutants, and whether the paths found each of them. */
export function MutantsSection({ mutants }: { readonly mutants: Mutants }) {
  const { covered, total } = tallyOfMutants(mutants);
  return (
    <section aria-labelledby="mutants">
      <h2 id="mutants">Seeded mutants</h2>
      <p className="lead">
        {covered} of {total} were found by the path tests alone (seed {mutants.seed}).
      </p>
      <div className="scroll">
        <table className="mutants">
          <thead>
            <tr>
              <th scope="col">Mutant</th>
              <th scope="col">Outcome</th>
              <th scope="col">Found by</th>
            </tr>
          </thead>
          <tbody>
            {mutants.results.map(({ name, verdict, by }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td
                  className={
                    verdict.startsWith('caught') || verdict === 'equivalent' ? 'fate is-held' : 'fate is-open'
                  }
                >
                  {verdict}
                </td>
                <td>{by}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
