import type { ProgressMeter } from './upload-progress';

/** Maximum time without progress, in milliseconds; a slow upload with progress continues. */
const STALL_TIMEOUT_MS = 60_000;

/** Statuses for which the `Response` constructor accepts no body. */
const BODYLESS_STATUSES: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * Returns a transport that sends a request like `fetch`, but by XMLHttpRequest, to report progress: `fetch` cannot do that in the
 * web views that we support.
 */
export function xhrTransport(meter: ProgressMeter): (request: Request) => Promise<Response> {
  return async (request) => {
    const body = await request.arrayBuffer();
    return new Promise((resolve, reject) => {
      if (request.signal.aborted) return reject(abortError());
      const xhr = new XMLHttpRequest();
      let stallTimer = setTimeout(timeOut, STALL_TIMEOUT_MS);
      const cleanUp = () => {
        clearTimeout(stallTimer);
        request.signal.removeEventListener('abort', abort);
      };
      const failWith = (error: Error) => {
        cleanUp();
        reject(error);
      };
      function timeOut() {
        failWith(new DOMException('The upload made no progress.', 'TimeoutError'));
        xhr.abort();
      }
      function abort() {
        failWith(abortError());
        xhr.abort();
      }
      request.signal.addEventListener('abort', abort, { once: true });

      xhr.open(request.method, request.url);
      xhr.responseType = 'arraybuffer';
      xhr.withCredentials = request.credentials === 'include';
      request.headers.forEach((value, name) => {
        xhr.setRequestHeader(name, value);
      });
      xhr.upload.onprogress = ({ loaded, total }) => {
        clearTimeout(stallTimer);
        stallTimer = setTimeout(timeOut, STALL_TIMEOUT_MS);
        meter.sent(loaded, total);
      };
      xhr.onerror = () => failWith(new TypeError('Failed to fetch'));
      xhr.onload = () => {
        cleanUp();
        // Within a promise, so that an error of the `Response` constructor rejects the call.
        resolve(Promise.resolve(xhr).then(answerOf));
      };
      xhr.send(body);
    });
  };
}

function answerOf(xhr: XMLHttpRequest): Response {
  const body: unknown = xhr.response;
  const isBodyless = BODYLESS_STATUSES.has(xhr.status) || !(body instanceof ArrayBuffer);
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
