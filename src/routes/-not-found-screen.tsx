import { latePage } from './-late';

/** Any unknown path (spec 2). */
export const NotFoundScreen = latePage(async () => (await import('./-not-found')).NotFound);
