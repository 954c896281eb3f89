/** A day in seconds, the unit of the service's timestamps. */
export const DAY_SECONDS = 86_400;
