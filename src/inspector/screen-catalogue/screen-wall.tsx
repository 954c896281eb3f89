import { useEffect } from 'react';

import { catalogueCopy as copy } from '../../copy/inspector-catalogue';
import type { Journey } from '../catalogue';
import { type CatalogueRoute, hashOf } from '../location';
import { LOOK_IDS, type LookId, pictureUrl } from '../pictures';
import { UnknownName } from '../views/unknown-name';
import { type FoundScreen, stateKey } from './find-screens';

interface ScreenWallProps {
  readonly route: CatalogueRoute;
  readonly journeys: readonly Journey[];
  readonly found: readonly FoundScreen[];
  /** The state whose page was open before. */
  readonly lastOpened: string | null;
}

/** Height of a tile, as multiples of its width: that of the phone. */
const TILE_RATIO = 740 / 360;

/** All screens that were found, in one look, by journey. */
export function ScreenWall({ route, journeys, found, lastOpened }: ScreenWallProps) {
  const titleOf = (id: string) => journeys.find((journey) => journey.id === id)?.title ?? id;
  const ids = [...new Set(found.map(({ screen }) => screen.journey))];
  const shown =
    route.journey === null ? found : found.filter(({ screen }) => screen.journey === route.journey);
  const shownIds = ids.filter((id) => route.journey === null || id === route.journey);

  // Only when the wall is opened again, and not by what is typed in the search.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves once.
  useEffect(() => {
    if (lastOpened !== null && !(document.activeElement instanceof HTMLInputElement))
      document.getElementById(lastOpened)?.focus();
  }, []);

  return (
    <div className="catalogue">
      <nav className="sidebar" aria-label={copy.journeys}>
        <ul>
          <JourneyLink route={route} journey={null} title={copy.all} count={found.length} />
        </ul>
        <h2>{copy.journeys}</h2>
        <ul>
          {ids.map((id) => (
            <JourneyLink
              key={id}
              route={route}
              journey={id}
              title={titleOf(id)}
              count={found.filter(({ screen }) => screen.journey === id).length}
            />
          ))}
        </ul>
      </nav>
      <div className="wall">
        <header className="wall-head">
          <h1>{route.journey === null ? copy.all : titleOf(route.journey)}</h1>
          <p role="status">
            {shown.length === 0
              ? route.query !== '' && copy.search.none(route.query)
              : copy.counts(shown.length, new Set(shown.map(({ screen }) => stateKey(screen))).size)}
            {route.query !== '' && (
              <>
                {' '}
                <a href={hashOf({ ...route, query: '' })}>{copy.search.clear}</a>
              </>
            )}
          </p>
          <nav className="forms" aria-label={copy.looks.label}>
            {LOOK_IDS.map((look) => (
              <a
                key={look}
                href={hashOf({ ...route, look })}
                aria-current={look === route.look ? 'true' : undefined}
              >
                {copy.looks[look]}
              </a>
            ))}
          </nav>
        </header>
        {shown.length === 0 && route.query === '' && route.journey !== null && (
          <UnknownName text={copy.unknown(route.journey)} similar={[]} />
        )}
        {shownIds.map((id) => (
          <section key={id} aria-label={titleOf(id)}>
            {route.journey === null && (
              <h2>
                <a href={hashOf({ ...route, journey: id })}>{titleOf(id)}</a>
              </h2>
            )}
            <ul className="tiles">
              {shown
                .filter(({ screen }) => screen.journey === id)
                .map((one) => (
                  <Tile key={`${one.screen.state} ${one.screen.number}`} found={one} route={route} />
                ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

interface JourneyLinkProps {
  readonly route: CatalogueRoute;
  /** Null for all. */
  readonly journey: string | null;
  readonly title: string;
  readonly count: number;
}

function JourneyLink({ route, journey, title, count }: JourneyLinkProps) {
  return (
    <li>
      <a
        href={hashOf({ ...route, journey, state: null })}
        aria-current={journey === route.journey ? 'page' : undefined}
      >
        <span>{title}</span>
        <small>{count}</small>
      </a>
    </li>
  );
}

function Tile({
  found: { screen, count, line },
  route,
}: {
  readonly found: FoundScreen;
  readonly route: CatalogueRoute;
}) {
  const { journey, state, number, heading } = screen;
  return (
    <li>
      <a
        id={number === 1 ? stateKey(screen) : undefined}
        href={hashOf({ ...route, journey, state })}
        className="tile"
      >
        <TilePicture screen={screen} look={route.look} />
        <strong>
          {state}
          {count > 1 && <small> {copy.numbered(number, count)}</small>}
        </strong>
        {line === null ? <span>{heading}</span> : <q>{line}</q>}
      </a>
    </li>
  );
}

/** The top of a screen; what is longer than the tile fades. */
function TilePicture({ screen, look }: { readonly screen: FoundScreen['screen']; readonly look: LookId }) {
  const picture = screen.pictures[look];
  const isLonger = picture.height > picture.width * TILE_RATIO + 1;
  return (
    <span className={isLonger ? 'tile-picture is-longer' : 'tile-picture'}>
      <img src={pictureUrl(picture)} alt="" width={picture.width} height={picture.height} loading="lazy" />
    </span>
  );
}
