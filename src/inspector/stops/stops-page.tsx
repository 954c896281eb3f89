import { type DragEvent, useMemo } from 'react';

import { stopsCopy as copy } from '../../copy/inspector-stops';
import type { Journey } from '../catalogue';
import type { Route } from '../location';
import { CsvColumnsForm } from './csv-columns-form';
import { Filters } from './filters';
import { JourneyTable } from './journey-table';
import { JourneyView } from './journey-view';
import { formatCount } from './numbers';
import { OpenBar } from './open-bar';
import {
  chooseFilter,
  openFile,
  type ReadySessions,
  readSandbox,
  useOpenedSessions,
} from './opened-sessions';
import { ReadReportLine } from './read-report-line';
import { shapesById } from './shapes';

interface StopsPageProps {
  readonly journeys: readonly Journey[];
  readonly route: Extract<Route, { kind: 'stops' }>;
}

/** Where merchants stop: all journeys in a table, or one of them on its chart. */
export function StopsPage({ journeys, route }: StopsPageProps) {
  const opened = useOpenedSessions();
  const shapes = useMemo(() => shapesById(journeys), [journeys]);
  const open = (file: File) => openFile(file, file.name, shapes);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file !== undefined) open(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer; by keys, the button opens a file.
    <div className="stops" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <OpenBar opened={opened} onFile={open} onSandbox={() => void readSandbox(shapes)} />
      {opened.kind === 'ready' && <CountedVisits opened={opened} journeys={journeys} route={route} />}
      {opened.kind === 'columns' && (
        <CsvColumnsForm key={opened.name} header={opened.header} onChoose={opened.onChoose} />
      )}
      {opened.kind !== 'ready' && opened.kind !== 'columns' && (
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

interface CountedVisitsProps extends StopsPageProps {
  readonly opened: ReadySessions;
}

function CountedVisits({ opened, journeys, route }: CountedVisitsProps) {
  const { choices, filter, summary, report, isCounting } = opened;
  const journey = journeys.find(({ id }) => id === route.journey) ?? null;
  const journeySummary = summary?.journeys.find(({ journey: id }) => id === route.journey) ?? null;
  const sumText =
    summary === null
      ? copy.notTold
      : summary.visits === 0
        ? copy.nobody
        : copy.visits(formatCount(summary.visits), summary.open);
  return (
    <>
      <Filters choices={choices} filter={filter} onFilter={chooseFilter} />
      <p className="stops-sum" role="status" aria-busy={isCounting}>
        {isCounting ? copy.counting : sumText}
      </p>
      {route.journey === null ? (
        summary !== null && (
          <JourneyTable summary={summary} journeys={journeys} report={<ReadReportLine report={report} />} />
        )
      ) : (
        <JourneyView
          key={route.journey}
          id={route.journey}
          journey={journey}
          journeySummary={journeySummary}
          route={route}
        />
      )}
    </>
  );
}
