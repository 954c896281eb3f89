import { type DragEvent, useEffect, useMemo } from 'react';

import { stopsCopy as copy } from '../../copy/inspector-stops';
import type { Journey } from '../catalogue';
import { replaceRoute } from '../location';
import type { StopsRoute } from '../stops-route';
import { ComparedJourneys } from './comparison/compared-journeys';
import { SelectionFilters } from './comparison/selection-filters';
import { visitsText } from './comparison/selection-text';
import { JourneyView } from './journey-view';
import { CsvColumnsForm } from './opening/csv-columns-form';
import { OpenBar } from './opening/open-bar';
import {
  openFile,
  type ReadySessions,
  readSandbox,
  selectVisits,
  useOpenedSessions,
} from './opening/opened-sessions';
import { ReadReportLine } from './opening/read-report-line';
import { shapesById } from './shapes';
import type { Summary } from './summary';
import { JourneyTable } from './tables/journey-table';

interface StopsPageProps {
  readonly journeys: readonly Journey[];
  readonly route: StopsRoute;
}

/** Where merchants stop: all journeys in a table, or one of them on its chart. */
export function StopsPage({ journeys, route }: StopsPageProps) {
  const opened = useOpenedSessions();
  const shapes = useMemo(() => shapesById(journeys), [journeys]);
  const { selection } = route;
  useEffect(() => {
    selectVisits(selection);
  });
  const open = (file: File) => openFile(file, file.name, shapes, selection);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file !== undefined) open(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer; by keys, the button opens a file.
    <div className="stops" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <OpenBar opened={opened} onFile={open} onSandbox={() => void readSandbox(shapes, selection)} />
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
  const { choices, summary, compared, report, isCounting } = opened;
  const { selection } = route;
  // Until a new comparison is counted, the counts before it are shown.
  const isCompared = selection.comparison !== null && !(isCounting && compared === null);
  const summaryIn = (counts: Summary | null) =>
    counts?.journeys.find(({ journey }) => journey === route.journey) ?? null;
  const reportLine = <ReadReportLine report={report} />;
  return (
    <>
      <SelectionFilters
        choices={choices}
        selection={selection}
        onSelect={(chosen) => replaceRoute({ ...route, selection: chosen })}
      />
      <p className="stops-sum" role="status" aria-busy={isCounting} title={copy.words.visit}>
        {isCounting ? copy.counting : visitsText(selection, opened)}
      </p>
      {route.journey !== null && (
        <JourneyView
          key={route.journey}
          id={route.journey}
          journey={journeys.find(({ id }) => id === route.journey) ?? null}
          journeySummary={summaryIn(summary)}
          compared={isCompared ? summaryIn(compared) : null}
          isCompared={isCompared}
          isTold={summary !== null && !(isCompared && compared === null)}
          route={route}
          titleOf={(journey) => journeys.find(({ id }) => id === journey)?.title ?? journey}
          finalStatesOf={(journey) =>
            summary?.journeys.find((candidate) => candidate.journey === journey)?.stops.finalStates ?? []
          }
          counted={summary?.journeys.map(({ journey }) => journey) ?? []}
        />
      )}
      {route.journey === null && summary !== null && !isCompared && (
        <JourneyTable summary={summary} journeys={journeys} route={route} report={reportLine} />
      )}
      {route.journey === null && summary !== null && isCompared && compared !== null && (
        <ComparedJourneys
          summary={summary}
          compared={compared}
          journeys={journeys}
          route={route}
          notes={reportLine}
        />
      )}
    </>
  );
}
