import type { Sent } from './batches';

/** Statuses after which a batch is sent again. */
const PASSING = new Set([408, 425, 429]);

/** Posts a batch as JSON with `keepalive`; never throws. */
export async function post(address: string, body: string): Promise<Sent> {
  try {
    const headers = { 'content-type': 'application/json' };
    const { ok, status } = await fetch(address, { method: 'POST', headers, body, keepalive: true });
    if (ok) return 'taken';
    return status < 500 && !PASSING.has(status) ? 'refused' : 'lost';
  } catch {
    return 'lost';
  }
}

/** Passes JSON to the browser, which sends it even after the page is closed; false when it is not accepted. */
export function beacon(address: string, body: string): boolean {
  try {
    return navigator.sendBeacon(address, new Blob([body], { type: 'application/json' }));
  } catch {
    return false;
  }
}
