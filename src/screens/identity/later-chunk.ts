import { laterPart } from '../shared/later-part';

/** The registry, Aadhaar and its papers: who begins with the PAN does without them. */
export const laterIdentity = laterPart(async () => (await import('./later/screens')).laterScreens);
