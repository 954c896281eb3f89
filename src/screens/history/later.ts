import { laterPart } from '../shared/later-part';

/** What stands beside the list; the list is read without it. */
export const laterHistory = laterPart(async () => (await import('./later/screens')).historyParts);
