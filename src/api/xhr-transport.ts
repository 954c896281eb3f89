import type { ProgressMeter } from './upload-progress';

/** Timeout of an upload without progress, in milliseconds; a slow upload with progress continues. */
const STALLED_MS = 60_000;

/** Statuses without a body; a `Response` with such a status must not get one. */
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * Sends by XMLHttpRequest as `fetch` would, and reports progress, which `fetch` can't in our web views. Headers (identity,
 * credentials, form boundary), body, abort and answer are those of the request.
 */
export function xhrTransport(meter: ProgressMeter): (request: Request) => Promise<Response> {
  return async (request) => {
    const body = await request.arrayBuffer();
    return new Promise((resolve, reject) => {
      if (request.signal.aborted) return reject(abortError());
      const xhr = new XMLHttpRequest();
      let stalled = setTimeout(timeOut, STALLED_MS);
      const over = () => {
        clearTimeout(stalled);
        request.signal.removeEventListener('abort', giveUp);
      };
      const failWith = (problem: Error) => {
        over();
        reject(problem);
      };
      function timeOut() {
        failWith(new DOMException('The upload made no progress.', 'TimeoutError'));
        xhr.abort();
      }
      function giveUp() {
        failWith(abortError());
        xhr.abort();
      }
      request.signal.addEventListener('abort', giveUp, { once: true });

      xhr.open(request.method, request.url);
      xhr.responseType = 'arraybuffer';
      xhr.withCredentials = request.credentials === 'include';
      request.headers.forEach((value, name) => {
        xhr.setRequestHeader(name, value);
      });
      xhr.upload.onprogress = ({ loaded, total }) => {
        clearTimeout(stalled);
        stalled = setTimeout(timeOut, STALLED_MS);
        meter.sent(loaded, total);
      };
      xhr.onerror = () => failWith(new TypeError('Failed to fetch'));
      xhr.onload = () => {
        over();
        // Within a promise: where `Response` throws, the call fails and the page does not crash.
        resolve(Promise.resolve(xhr).then(answerOf));
      };
      xhr.send(body);
    });
  };
}

function answerOf(xhr: XMLHttpRequest): Response {
  const body: unknown = xhr.response;
  const isBodyless = WITHOUT_BODY.has(xhr.status) || !(body instanceof ArrayBuffer);
  return new Response(isBodyless ? null : body, {
    status: xhr.status,
    headers: headersOf(xhr.getAllResponseHeaders()),
  });
}

/** Reads `name: value` lines. */
function headersOf(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.trim().split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  return headers;
}

function abortError(): DOMException {
  return new DOMException('The call was given up.', 'AbortError');
}
