/**
 * Key in the local storage for the time of an inspector's last heartbeat. A page reads it when its telemetry is loaded, after its first
 * actors have started, and at each change of the local storage by another page.
 */
export const HEARTBEAT_KEY = 'inspector-open';

/** ms without a heartbeat after which the inspector counts as closed. A hidden page may be throttled to one timer a minute. */
export const HEARTBEAT_TIMEOUT_MS = 150_000;
