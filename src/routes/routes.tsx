import { createRoute, redirect } from '@tanstack/react-router';
import type { ComponentType } from 'react';

import { type Door, doors, type OpenJourneyId } from '../../machines/doors';
import type { Binding } from '../journey/binding';
import { door } from './door';
import { lazyPage } from './lazy-page';
import { NotFound } from './not-found';
import { rootRoute } from './root';

const getParentRoute = () => rootRoute;

/** A page that no journey runs. */
function page<TPath extends `/${string}`>(path: TPath, bring: () => Promise<ComponentType>) {
  return createRoute({
    getParentRoute,
    path,
    beforeLoad: ({ context: { binding }, preload }) => closeJourney(binding, preload),
    component: lazyPage(bring),
  });
}

function closeJourney(binding: Binding, isPreload: boolean): void {
  if (!isPreload) binding.close();
}

/** Every address that no other page has. */
const unknown = createRoute({
  getParentRoute,
  path: '/$',
  beforeLoad: ({ context: { binding }, preload }) => closeJourney(binding, preload),
  component: NotFound,
});

/** The step has two pages; any other number (0, 3, 01) is the page that it can mean, and the first one else (spec 2.2: default 1). */
const loanInformation = createRoute({
  getParentRoute,
  path: '/termloan/application/loan-information/$n',
  beforeLoad: ({ params: { n }, search }) => {
    const to =
      Number(n) === 2
        ? '/termloan/application/loan-information/2'
        : '/termloan/application/loan-information/1';
    throw redirect({ to, search, replace: true });
  },
});

/** A section of a partner's form that nobody knows: its first page (docs/decisions/014). */
const unknownSection = createRoute({
  getParentRoute,
  path: '/indialends/$section',
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/indialends', search, replace: true });
  },
});

// SAFETY: the keys of a constant, which are its type's.
const journeyRoutes = (Object.keys(doors) as OpenJourneyId[]).flatMap((journey) => {
  const paths: readonly Door[] = doors[journey];
  return paths.map((path) => createRoute({ getParentRoute, path, ...door(journey, path) }));
});

/** The URL map: every path that is a page, and nothing below another. */
export const routeTree = rootRoute.addChildren([
  page('/', async () => (await import('./landing')).Landing),
  page('/terms', async () => (await import('./terms')).Terms),
  page('/termloan/exit', async () => (await import('./exit')).Exit),
  unknown,
  loanInformation,
  unknownSection,
  ...journeyRoutes,
]);
