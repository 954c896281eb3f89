import type { ReactNode } from 'react';

import { comparisonCopy as copy } from '../../../copy/inspector-comparison';
import { stopsCopy } from '../../../copy/inspector-stops';
import type { Journey } from '../../catalogue';
import { hashOf } from '../../location';
import type { StopsRoute } from '../../stops-route';
import type { Summary } from '../summary';
import { compareJourneys } from './compare';
import { ComparedTable } from './compared-table';
import { journeyColumns } from './journey-columns';
import { sideNames } from './selection-text';

interface ComparedJourneysProps {
  readonly summary: Summary;
  readonly compared: Summary;
  readonly journeys: readonly Journey[];
  readonly route: StopsRoute;
  /** What was read, and whose visits are compared. */
  readonly notes: ReactNode;
}

/** All journeys of two selections in a table: how often each ran, how the runs ended, and the differences. */
export function ComparedJourneys({ summary, compared, journeys, route, notes }: ComparedJourneysProps) {
  const unknown = [...new Set([...summary.unknown, ...compared.unknown])];
  const titleOf = (journey: string) => journeys.find(({ id }) => id === journey)?.title ?? journey;
  const columns = journeyColumns([
    {
      name: stopsCopy.journey,
      text: ({ journey }) => titleOf(journey),
      content: ({ journey }) => (
        <a href={hashOf({ ...route, journey, state: null, form: 'drawing' })}>{titleOf(journey)}</a>
      ),
    },
  ]);
  return (
    <div className="stops-scroll">
      <h1>{stopsCopy.title}</h1>
      <p className="lead">{stopsCopy.endsHint}</p>
      {notes}
      {unknown.length > 0 && <p className="stops-unknown">{stopsCopy.unknown(unknown)}</p>}
      <p className="lead">{copy.lead}</p>
      <ComparedTable
        title={stopsCopy.journeys}
        rows={compareJourneys(summary, compared)}
        columns={columns}
        fileName="journeys-compared"
        sides={sideNames(route.selection)}
      />
    </div>
  );
}
