/** An open inspector says so in the local storage, so that a page that starts can know before its first actor. */
export const OPEN_KEY = 'inspector-open';

/** ms without a sign of life until nobody inspects any more. A hidden page may be slowed down to one a minute. */
export const GONE_AFTER = 150_000;
