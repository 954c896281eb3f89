import { useEffect, useMemo, useRef } from 'react';

import { catalogueCopy as copy } from '../../copy/inspector-catalogue';
import type { Journey } from '../catalogue';
import type { CatalogueRoute } from '../location';
import { findScreens, indexScreens, stateKey } from './find-screens';
import { ScreenWall } from './screen-wall';
import { StatePage } from './state-page';
import { useScreens } from './use-screens';

interface CataloguePageProps {
  readonly journeys: readonly Journey[];
  readonly route: CatalogueRoute;
}

/** Every screen of every state: all of them, or those of one state in all looks. */
export function CataloguePage({ journeys, route }: CataloguePageProps) {
  const screens = useScreens();
  const index = useMemo(() => indexScreens(screens ?? [], journeys), [screens, journeys]);
  const found = useMemo(() => findScreens(index, route.query), [index, route.query]);
  /** The state that was opened last: whoever comes back goes on there. */
  const lastOpened = useRef<string | null>(null);
  const { journey, state } = route;
  useEffect(() => {
    if (journey !== null && state !== null) lastOpened.current = stateKey({ journey, state });
  }, [journey, state]);
  if (screens === null) return null;
  if (screens.length === 0) return <NoPictures />;
  if (journey !== null && state !== null)
    return (
      <StatePage
        key={stateKey({ journey, state })}
        route={{ ...route, journey, state }}
        journeys={journeys}
        screens={screens}
        found={found}
      />
    );
  return <ScreenWall route={route} journeys={journeys} found={found} lastOpened={lastOpened.current} />;
}

function NoPictures() {
  const { empty } = copy;
  return (
    <div className="empty no-pictures">
      <h1>{copy.title}</h1>
      <p>{empty.lead}</p>
      <pre>{empty.all}</pre>
      <p>{empty.one}</p>
      <pre>{empty.some}</pre>
      <p>{empty.builds}</p>
      <pre>{empty.build}</pre>
    </div>
  );
}
