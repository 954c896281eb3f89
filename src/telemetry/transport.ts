import type { Sent } from './batches';

/** Answers after which the same batch may be taken later. */
const PASSING = new Set([408, 425, 429]);

/** Posts a batch as JSON. It outlives the page (`keepalive`), and never throws. */
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

/** Gives JSON to the browser, to be sent also when the page is gone; false when it does not take it. */
export function beacon(address: string, body: string): boolean {
  try {
    return navigator.sendBeacon(address, new Blob([body], { type: 'application/json' }));
  } catch {
    return false;
  }
}
