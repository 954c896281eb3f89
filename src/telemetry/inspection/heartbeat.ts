/** Key of an open inspector's heartbeat in the local storage, readable by a page before its first actor. */
export const OPEN_KEY = 'inspector-open';

/** ms without a heartbeat after which no inspector is assumed. A hidden page may be throttled to one a minute. */
export const GONE_AFTER = 150_000;
