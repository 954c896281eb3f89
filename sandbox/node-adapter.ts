import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

type Fetch = (request: Request) => Promise<Response>;

/**
 * Answers a node request with a fetch handler. Bodies are read whole: none is large, and a stream takes longer than most answers. When the
 * handler rejects (a lost answer), the connection is closed.
 */
export async function answerNode(
  fetch: Fetch,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  let response: Response;
  let body: Buffer;
  try {
    response = await fetch(await toRequest(incoming));
    body = Buffer.from(await response.arrayBuffer());
  } catch {
    incoming.socket.destroy();
    return;
  }
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') outgoing.setHeader(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
  outgoing.end(body);
}

/** A node request as a web request. */
async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`);
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const method = incoming.method ?? 'GET';
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers });
  return new Request(url, { method, headers, body: await buffer(incoming) });
}
