import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { FAULT_HEADER } from './wire/fault-kinds';
import { forAudit, readBody } from './wire/read-body';

type Fetch = (request: Request) => Promise<Response>;

/** One call as it went over the wire, for a judge who was not there. */
export interface RecordedCall {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly sent: unknown;
  readonly status: number;
  readonly type: string;
  readonly answered: string;
}

const DOCUMENTS = '/api/termloan/documents/';

/** Keeps calls in a file, one JSON a line. Made-up data only: the sandbox knows no other. */
export function keepInFile(file: string): (call: RecordedCall) => void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  return (call) => appendFileSync(file, `${JSON.stringify(call)}\n`);
}

/** Hands on every call of the contract. Left out: what a fault spoiled on purpose, and calls that were never answered. */
export function recording(fetch: Fetch, keep: (call: RecordedCall) => void): Fetch {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    if (!pathname.startsWith('/api/') || pathname.startsWith(DOCUMENTS)) return fetch(request);
    const sent = await readBody(request.clone());
    const response = await fetch(request);
    if (response.headers.has(FAULT_HEADER)) return response;
    keep({
      method: request.method,
      url: `${pathname}${search}`,
      headers: Object.fromEntries(request.headers),
      sent: forAudit(sent),
      status: response.status,
      type: response.headers.get('content-type') ?? '',
      answered: await response.clone().text(),
    });
    return response;
  };
}
