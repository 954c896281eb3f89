import { applicationJourneys } from './catalogue/application';
import type { CatalogueEntry } from './catalogue/catalogue-entry';
import { originationJourneys } from './catalogue/origination';
import { otherProductJourneys } from './catalogue/other-products';
import { servicingJourneys } from './catalogue/servicing';

/** Charts that run as long as the tab. */
const tabCharts = [
  {
    id: 'session',
    title: 'Session',
    purpose: 'Identifies the host (app or plain browser), then the merchant.',
    entryUrls: [],
    load: () => import('./session/machine'),
    chart: 'sessionMachine',
  },
  {
    id: 'token',
    title: 'Token',
    purpose: 'One refresh of the host token for all refused calls.',
    entryUrls: [],
    load: () => import('./session/token'),
    chart: 'tokenMachine',
  },
] as const satisfies readonly CatalogueEntry[];

/** All charts of the product. */
export const catalogue = [
  ...tabCharts,
  ...originationJourneys,
  ...servicingJourneys,
  ...applicationJourneys,
  ...otherProductJourneys,
] as const satisfies readonly CatalogueEntry[];

/** Id of a journey in the catalogue. */
export type JourneyId = (typeof catalogue)[number]['id'];
