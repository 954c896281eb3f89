import { laterPart } from '../shared/later-part';

/** All screens but the first: they come while the service is asked where the checks stand. */
export const laterIdentity = laterPart(async () => (await import('./later/screens')).laterScreens);
