import { useLayoutEffect } from 'react';

import { inspectorCopy } from '../../copy/inspector';
import { type Journey, stateOfPath } from '../catalogue';
import { chartHash, hashOf } from '../location';
import { type LenderPages, lenderRows } from '../rules';

const copy = inspectorCopy.overview;

interface OverviewProps {
  readonly journeys: readonly Journey[];
  /** The address is that of the table. */
  readonly isAtRules: boolean;
}

/** All journeys, and the table of the lender rules. */
export function Overview({ journeys, isAtRules }: OverviewProps) {
  useLayoutEffect(() => {
    if (isAtRules) document.getElementById('rules-title')?.scrollIntoView({ block: 'start' });
  }, [isAtRules]);
  return (
    <div className="overview">
      <h1>{copy.title}</h1>
      <p className="lead">
        {copy.lead} <a href={hashOf({ kind: 'rules' })}>{copy.rulesTitle}</a>
      </p>
      <ul className="journeys">
        {journeys.map(({ id, title, purpose, entryUrls, chart }) => (
          <li key={id}>
            <a href={chartHash(id)}>
              <strong>{title}</strong>
              <span>{purpose}</span>
              <small>
                {inspectorCopy.counts(
                  chart.states.filter(({ kind }) => kind !== 'any').length,
                  chart.edges.filter(({ isInert }) => !isInert).length,
                )}
              </small>
              {entryUrls[0] !== undefined && <code>{entryUrls[0]}</code>}
            </a>
          </li>
        ))}
      </ul>
      <LenderRules journeys={journeys} />
    </div>
  );
}

/** The table of the pages after the bank account, for each lender. */
export function LenderRules({ journeys }: { readonly journeys: readonly Journey[] }) {
  return (
    <section className="rules" aria-labelledby="rules-title">
      <h2 id="rules-title">{copy.rulesTitle}</h2>
      <p className="lead">{copy.rulesLead}</p>
      <p>
        <a href={chartHash('account-flow', 'CONFIRM_FORM')}>{copy.confirmLink}</a>
        {' · '}
        <a href={chartHash('offer-confirmation', 'routingLender')}>{copy.rulesLink}</a>
        {' · '}
        <a href={chartHash('loan-approval', 'routingLender')}>{copy.approvalLink}</a>
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{copy.lender}</th>
            <th scope="col">{copy.withEnach}</th>
            <th scope="col">{copy.withoutEnach}</th>
          </tr>
        </thead>
        <tbody>
          {lenderRows(journeys).map((row) => (
            <tr key={row.name}>
              <th scope="row">
                {row.name}
                {row.lender !== null && <code>{row.lender}</code>}
              </th>
              <NextPages pages={row.withEnach} head={copy.withEnach} journeys={journeys} />
              <NextPages pages={row.withoutEnach} head={copy.withoutEnach} journeys={journeys} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface NextPagesProps {
  readonly pages: LenderPages;
  /** Heading of the column, shown in the cell where the window is too narrow for columns. */
  readonly head: string;
  readonly journeys: readonly Journey[];
}

function NextPages({ pages: { page, nextPages }, head, journeys }: NextPagesProps) {
  return (
    <td data-head={head}>
      <Page path={page} journeys={journeys} />
      {nextPages.map(({ to, loans }) => (
        <small key={to}>
          {nextPageText(page)} <Page path={to} journeys={journeys} />
          {loans !== null && `: ${loans}`}
        </small>
      ))}
    </td>
  );
}

/** A page after the bank account; e-NACH is highlighted, because analysts look for it most often. */
function Page({ path, journeys }: { path: string; journeys: readonly Journey[] }) {
  return (
    <span className={path === copy.enach ? 'is-enach' : undefined}>
      <PathLink path={path} journeys={journeys} />
    </span>
  );
}

function nextPageText(page: string): string {
  const labels: Readonly<Record<string, string>> = copy.nextPages;
  return labels[page] ?? copy.nextPagesOtherwise;
}

/** A path of the app, as a link to its state in the inspector, or to the chart of its journey; no link where no journey has it. */
export function PathLink({ path, journeys }: { path: string; journeys: readonly Journey[] }) {
  const found = stateOfPath(journeys, path);
  if (found === null) return <code>{path}</code>;
  return (
    <a href={chartHash(found.journey.id, found.state)}>
      <code>{path}</code>
    </a>
  );
}
