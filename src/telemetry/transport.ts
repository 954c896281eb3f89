import type { SendOutcome } from './batches';

/** HTTP statuses below 500 after which a batch is sent again. */
const RETRYABLE_STATUSES = new Set([408, 425, 429]);

/** Posts a batch as JSON with `keepalive`; never throws. */
export async function post(url: string, body: string): Promise<SendOutcome> {
  try {
    const headers = { 'content-type': 'application/json' };
    const { ok, status } = await fetch(url, { method: 'POST', headers, body, keepalive: true });
    if (ok) return 'accepted';
    return status < 500 && !RETRYABLE_STATUSES.has(status) ? 'refused' : 'lost';
  } catch {
    return 'lost';
  }
}

/** Passes JSON to the browser, which sends it even after the page is closed; false when the browser does not accept it. */
export function beacon(url: string, body: string): boolean {
  try {
    return navigator.sendBeacon(url, new Blob([body], { type: 'application/json' }));
  } catch {
    return false;
  }
}
