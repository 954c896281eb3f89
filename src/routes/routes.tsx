import { createRoute, redirect } from '@tanstack/react-router';
import type { ComponentType } from 'react';

import { type EntryUrl, entryUrls, type RoutableJourneyId } from '../../machines/entry-urls';
import type { Binding } from '../journey/binding';
import { journeyRoute } from './journey-route';
import { lazyPage } from './lazy-page';
import { NotFound } from './not-found';
import { rootRoute } from './root';

const getParentRoute = () => rootRoute;

/** A page without a journey. */
function page<TPath extends `/${string}`>(path: TPath, load: () => Promise<ComponentType>) {
  return createRoute({
    getParentRoute,
    path,
    beforeLoad: ({ context: { binding }, preload }) => closeJourney(binding, preload),
    component: lazyPage(load),
  });
}

function closeJourney(binding: Binding, isPreload: boolean): void {
  if (!isPreload) binding.close();
}

/** All unknown paths. */
const unknownPath = createRoute({
  getParentRoute,
  path: '/$',
  beforeLoad: ({ context: { binding }, preload }) => closeJourney(binding, preload),
  component: NotFound,
});

/** Loan information has pages 1 and 2, with routes of their own. Any other value leads to page 1, `02` and the like to page 2 (spec 2.2). */
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

/** An unknown section of the partner's form leads to the first page of the form (docs/decisions/014). */
const unknownSection = createRoute({
  getParentRoute,
  path: '/indialends/$section',
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/indialends', search, replace: true });
  },
});

// SAFETY: `entryUrls` is a constant, so it has exactly the keys of its type.
const journeyRoutes = (Object.keys(entryUrls) as RoutableJourneyId[]).flatMap((journey) => {
  const paths: readonly EntryUrl[] = entryUrls[journey];
  return paths.map((path) => createRoute({ getParentRoute, path, ...journeyRoute(journey, path) }));
});

/** The URL map: one flat list of all pages. */
export const routeTree = rootRoute.addChildren([
  page('/', async () => (await import('./landing')).Landing),
  page('/terms', async () => (await import('./terms')).Terms),
  page('/rights', async () => (await import('./rights')).Rights),
  page('/how-offers-work', async () => (await import('./how-offers-work')).HowOffersWork),
  page('/termloan/exit', async () => (await import('./exit')).Exit),
  unknownPath,
  loanInformation,
  unknownSection,
  ...journeyRoutes,
]);
