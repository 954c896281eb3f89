import { type DragEvent, useMemo, useState } from 'react';

import { stopsCopy as copy } from '../../copy/inspector-stops';
import type { Journey } from '../catalogue';
import type { Route } from '../location';
import { Filters } from './filters';
import { JourneyTable } from './journey-table';
import { JourneyView } from './journey-view';
import { formatCount } from './numbers';
import { OpenBar } from './open-bar';
import { openFile, useOpenedSessions } from './opened-sessions';
import { shapesOf } from './shapes';
import { type Filter, summaryOf } from './summary';
import type { Visit } from './visits';

interface StopsPageProps {
  readonly journeys: readonly Journey[];
  readonly route: Extract<Route, { kind: 'stops' }>;
}

/** Where merchants stop: all journeys in a table, or one of them on its chart. */
export function StopsPage({ journeys, route }: StopsPageProps) {
  const opened = useOpenedSessions();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file !== undefined) void openFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer; by keys, the button opens a file.
    <div className="stops" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <OpenBar opened={opened} />
      {opened.kind === 'ready' ? (
        <CountedVisits key={opened.name} visits={opened.visits} journeys={journeys} route={route} />
      ) : (
        <div className="empty">
          <h1>{copy.title}</h1>
          <p>{copy.lead}</p>
          <p>
            {copy.hint.before} <code>{copy.hint.command}</code> {copy.hint.after}
          </p>
        </div>
      )}
    </div>
  );
}

function CountedVisits({ visits, journeys, route }: StopsPageProps & { readonly visits: readonly Visit[] }) {
  const [filter, setFilter] = useState<Filter>({ persona: null, lender: null });
  const shapes = useMemo(() => shapesOf(journeys), [journeys]);
  const summary = useMemo(() => summaryOf(visits, shapes, filter), [visits, shapes, filter]);
  const journey = journeys.find(({ id }) => id === route.journey) ?? null;
  const journeySummary = summary.journeys.find(({ journey: id }) => id === route.journey) ?? null;
  return (
    <>
      <Filters visits={visits} filter={filter} onFilter={setFilter} />
      <p className="stops-sum" role="status">
        {summary.visits === 0 ? copy.nobody : copy.visits(formatCount(summary.visits), summary.open)}
      </p>
      {route.journey === null ? (
        <JourneyTable summary={summary} journeys={journeys} />
      ) : (
        <JourneyView
          key={route.journey}
          id={route.journey}
          journey={journey}
          journeySummary={journeySummary}
          shape={shapes(route.journey)}
          form={route.form}
        />
      )}
    </>
  );
}
