import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { FAULT_HEADER } from './wire/fault-kinds';
import { bodyForAudit, readBody } from './wire/read-body';

type Fetch = (request: Request) => Promise<Response>;

/** A recorded call, to be checked against the contract later. */
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

const DOCUMENTS_PATH = '/api/termloan/documents/';

/** Empties the file, and returns a function that appends a call to it as a line of JSON. */
export function storeInFile(file: string): (call: RecordedCall) => void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  return (call) => appendFileSync(file, `${JSON.stringify(call)}\n`);
}

/** Wraps a fetch handler: reports each call of the contract, but those changed or lost by a fault, and document downloads. */
export function withRecording(fetch: Fetch, onCall: (call: RecordedCall) => void): Fetch {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    if (!pathname.startsWith('/api/') || pathname.startsWith(DOCUMENTS_PATH)) return fetch(request);
    const sent = await readBody(request.clone());
    const response = await fetch(request);
    if (response.headers.has(FAULT_HEADER)) return response;
    onCall({
      method: request.method,
      url: `${pathname}${search}`,
      headers: Object.fromEntries(request.headers),
      sent: bodyForAudit(sent),
      status: response.status,
      type: response.headers.get('content-type') ?? '',
      answered: await response.clone().text(),
    });
    return response;
  };
}
