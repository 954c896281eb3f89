import { lazyPage } from './lazy-page';

/** Any unknown path (spec 2). */
export const NotFoundScreen = lazyPage(async () => (await import('./not-found')).NotFound);
