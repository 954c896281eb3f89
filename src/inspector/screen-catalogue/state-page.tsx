import { useEffect, useRef } from 'react';

import { catalogueCopy as copy } from '../../copy/inspector-catalogue';
import type { Journey } from '../catalogue';
import { type CatalogueRoute, chartHash, hashOf, navigateTo } from '../location';
import { isPageKey } from '../page-key';
import { LOOK_IDS, type PicturedScreen, pictureUrl } from '../pictures';
import { similarNames } from '../similar-names';
import { UnknownName } from '../views/unknown-name';
import { type FoundScreen, stateKey } from './find-screens';

interface StatePageProps {
  readonly route: CatalogueRoute & { readonly journey: string; readonly state: string };
  readonly journeys: readonly Journey[];
  readonly screens: readonly PicturedScreen[];
  /** The states before and after are those of the screens that were found. */
  readonly found: readonly FoundScreen[];
}

/** The screens of one state, in all looks side by side. */
export function StatePage({ route, journeys, screens, found }: StatePageProps) {
  const { journey, state } = route;
  const own = screens.filter((screen) => screen.journey === journey && screen.state === state);
  const journeyEntry = journeys.find(({ id }) => id === journey);
  const chartState = journeyEntry?.chart.states.find(({ name }) => name === state);
  const { previous, next } = neighboursOf(found, stateKey(route));
  const heading = useRef<HTMLHeadingElement>(null);
  const previousHash = previous === null ? null : hashOf({ ...route, ...previous });
  const nextHash = next === null ? null : hashOf({ ...route, ...next });
  const wall: CatalogueRoute = { ...route, journey: null, state: null };

  useEffect(() => void heading.current?.focus(), []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPageKey(event)) return;
      const { key } = event;
      if (key === 'Escape') navigateTo(wall);
      const hash = key === 'ArrowLeft' ? previousHash : key === 'ArrowRight' ? nextHash : null;
      if (hash !== null) window.location.hash = hash;
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });

  return (
    <div className="state-page">
      <header className="state-head">
        <p>
          <a href={hashOf(wall)}>{copy.back}</a>
          <a href={hashOf({ ...wall, journey })}>{journeyEntry?.title ?? journey}</a>
        </p>
        <h1 ref={heading} tabIndex={-1}>
          {state}
        </h1>
        {chartState !== undefined && <p className="purpose">{chartState.description}</p>}
        <p>
          <a href={chartHash(journey, state)}>{copy.chart}</a>
        </p>
        <nav aria-label={`${copy.previous}, ${copy.next}`} title={copy.keys}>
          <Neighbour hash={previousHash} label={copy.previous} sign="←" name={previous?.state} />
          <Neighbour hash={nextHash} label={copy.next} sign="→" name={next?.state} />
        </nav>
      </header>
      {own.length === 0 && (
        <UnknownName
          text={copy.unknown(state)}
          similar={similarNames(
            state,
            screens.filter((screen) => screen.journey === journey).map((screen) => screen.state),
          ).map((name) => ({ name, hash: hashOf({ ...route, state: name }) }))}
        />
      )}
      {own.map((screen) => (
        <section key={screen.number} aria-label={copy.numbered(screen.number, own.length)}>
          <h2>
            {screen.heading}
            {own.length > 1 && <small> {copy.numbered(screen.number, own.length)}</small>}
          </h2>
          <div className="looks">
            {LOOK_IDS.map((look) => {
              const picture = screen.pictures[look];
              return (
                <figure key={look} style={{ flexGrow: picture.width }}>
                  <figcaption>
                    <strong>{copy.looks[look]}</strong> {copy.sizes[look]}
                  </figcaption>
                  <img
                    src={pictureUrl(picture)}
                    alt={copy.alt(state, copy.looks[look])}
                    width={picture.width}
                    height={picture.height}
                  />
                </figure>
              );
            })}
          </div>
        </section>
      ))}
    </div>
  );
}

interface NeighbourProps {
  /** Null at the ends. */
  readonly hash: string | null;
  readonly label: string;
  readonly sign: string;
  readonly name: string | undefined;
}

function Neighbour({ hash, label, sign, name }: NeighbourProps) {
  if (hash === null) return <span className="quiet is-end">{sign}</span>;
  return (
    <a className="quiet" href={hash} aria-label={`${label}: ${name}`}>
      {sign}
    </a>
  );
}

interface StateName {
  readonly journey: string;
  readonly state: string;
}

/** The states before and after, among those that were found; null at the ends. */
function neighboursOf(found: readonly FoundScreen[], current: string) {
  const states = new Map(
    found.map(({ screen }): [string, StateName] => [
      stateKey(screen),
      { journey: screen.journey, state: screen.state },
    ]),
  );
  const keys = [...states.keys()];
  const position = keys.indexOf(current);
  const at = (index: number) => states.get(keys[index] ?? '') ?? null;
  return { previous: position > 0 ? at(position - 1) : null, next: at(position + 1) };
}
