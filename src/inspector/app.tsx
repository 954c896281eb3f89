import { useEffect, useMemo, useRef } from 'react';

import { inspectorCopy as copy } from '../copy/inspector';
import { catalogueCopy } from '../copy/inspector-catalogue';
import { questionsCopy } from '../copy/inspector-questions';
import { stopsCopy } from '../copy/inspector-stops';
import type { Journey } from './catalogue';
import type { LiveSession } from './live/session';
import { chartHash, hashOf, navigateTo, useRoute } from './location';
import { isPageKey } from './page-key';
import { QuestionsPage } from './questions/questions-page';
import { CataloguePage } from './screen-catalogue/catalogue-page';
import { CatalogueSearch } from './screen-catalogue/catalogue-search';
import { buildSearchIndex } from './search';
import { similarNames } from './similar-names';
import { StopsLink } from './stops/stops-link';
import { StopsPage } from './stops/stops-page';
import { StopsSearch } from './stops/stops-search';
import { usePanel } from './use-panel';
import { ChartPage } from './views/chart-page';
import { Keys } from './views/keys';
import { UnknownActor } from './views/live/unknown-actor';
import { LivePage } from './views/live-page';
import { Overview } from './views/overview';
import { PanelToggle } from './views/panel-toggle';
import { SearchBox } from './views/search-box';
import { Sidebar } from './views/sidebar';
import { UnknownName } from './views/unknown-name';

interface AppProps {
  readonly journeys: readonly Journey[];
  readonly session: LiveSession;
}

/** The analyst's page: all charts on the left, the view of the current route beside them. */
export function App({ journeys, session }: AppProps) {
  const route = useRoute();
  const searchIndex = useMemo(() => buildSearchIndex(journeys), [journeys]);
  const keysDialog = useRef<HTMLDialogElement>(null);
  const journey = route.kind === 'chart' ? journeys.find(({ id }) => id === route.journey) : undefined;

  useEffect(() => {
    document.title = journey === undefined ? copy.title : `${journey.title} · ${copy.title}`;
  }, [journey]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPageKey(event)) return;
      if (event.key === '?') keysDialog.current?.showModal();
      const step = event.key === ']' ? 1 : event.key === '[' ? -1 : 0;
      if (step === 0) return;
      const index = journeys.findIndex(({ id }) => id === journey?.id);
      // Outside of all charts, back leads to the last one.
      const from = index === -1 && step === -1 ? 0 : index;
      const next = journeys.at((from + step) % journeys.length);
      if (next !== undefined) navigateTo({ kind: 'chart', journey: next.id, state: null, form: 'drawing' });
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [journeys, journey]);

  const [isSidebarOpen, toggleSidebar] = usePanel('charts', false);
  const hasNoSidebar = ['live', 'stops', 'catalogue'].includes(route.kind);
  return (
    <div className={hasNoSidebar || isSidebarOpen ? 'app' : 'app has-no-sidebar'}>
      <header className="bar">
        {!hasNoSidebar && (
          <PanelToggle label={copy.charts} side="left" isOpen={isSidebarOpen} onToggle={toggleSidebar} />
        )}
        <a className="brand" href="#/">
          <Logo />
          {copy.title}
        </a>
        <nav aria-label={copy.nav.label} className="tabs">
          <a
            href="#/"
            aria-current={route.kind === 'overview' || route.kind === 'rules' ? 'page' : undefined}
          >
            {copy.nav.overview}
          </a>
          <a href="#/live" aria-current={route.kind === 'live' ? 'page' : undefined}>
            {copy.nav.live}
          </a>
          <StopsLink isCurrent={route.kind === 'stops'}>{stopsCopy.nav}</StopsLink>
          <a href="#/catalogue" aria-current={route.kind === 'catalogue' ? 'page' : undefined}>
            {catalogueCopy.nav}
          </a>
          <a
            href={hashOf({ kind: 'questions', question: '', value: '' })}
            aria-current={route.kind === 'questions' ? 'page' : undefined}
          >
            {questionsCopy.nav}
          </a>
        </nav>
        {route.kind === 'catalogue' && <CatalogueSearch route={route} />}
        {route.kind === 'stops' && <StopsSearch index={searchIndex} route={route} />}
        {route.kind !== 'catalogue' && route.kind !== 'stops' && <SearchBox index={searchIndex} />}
        <button type="button" className="quiet" onClick={() => keysDialog.current?.showModal()}>
          {copy.chart.keys}
        </button>
      </header>
      {!hasNoSidebar && isSidebarOpen && <Sidebar journeys={journeys} current={journey?.id ?? null} />}
      <main key={route.kind} className={hasNoSidebar ? 'stage is-wide' : 'stage'}>
        {route.kind === 'live' && route.actor !== null && (
          <UnknownActor session={session} actor={route.actor} />
        )}
        {route.kind === 'live' && <LivePage session={session} journeys={journeys} route={route} />}
        {route.kind === 'stops' && <StopsPage journeys={journeys} route={route} />}
        {route.kind === 'catalogue' && <CataloguePage journeys={journeys} route={route} />}
        {(route.kind === 'overview' || route.kind === 'rules') && (
          <Overview journeys={journeys} isAtRules={route.kind === 'rules'} />
        )}
        {route.kind === 'questions' && <QuestionsPage journeys={journeys} {...route} />}
        {route.kind === 'chart' && journey === undefined && (
          <UnknownName
            text={copy.unknown.chart(route.journey)}
            similar={similarCharts(route.journey, journeys)}
          />
        )}
        {route.kind === 'chart' && journey !== undefined && (
          <ChartPage key={journey.id} journey={journey} journeys={journeys} route={route} />
        )}
      </main>
      <Keys dialog={keysDialog} />
    </div>
  );
}

/** Charts with a similar id or title. */
function similarCharts(unknownName: string, journeys: readonly Journey[]) {
  const names = similarNames(
    unknownName,
    journeys.flatMap(({ id, title }) => [id, title]),
  );
  return journeys
    .filter(({ id, title }) => names.includes(id) || names.includes(title))
    .map(({ id, title }) => ({ name: title, hash: chartHash(id) }));
}

function Logo() {
  return (
    <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true" className="mark">
      <rect x="1" y="1" width="9" height="7" rx="2.5" />
      <rect x="12" y="14" width="9" height="7" rx="2.5" />
      <path d="M5.5 8v6.5a3 3 0 0 0 3 3H12" />
    </svg>
  );
}
