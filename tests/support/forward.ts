/** What a proxy passes on, between a browser and the served app. */
import type { IncomingMessage, ServerResponse } from 'node:http';

/** The browser's request, for `fetch`. Redirects are the browser's to follow. */
export async function requestFrom(incoming: IncomingMessage): Promise<RequestInit> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const { connection: _, 'content-length': __, ...headers } = incoming.headers;
  return {
    method: incoming.method ?? 'GET',
    // SAFETY: Node joins the values of every header that a browser sends here.
    headers: headers as Record<string, string>,
    ...(chunks.length === 0 ? {} : { body: Buffer.concat(chunks) }),
    redirect: 'manual',
  };
}

/** Status and headers of the answer, without those of one connection or of a body that `fetch` has decoded. */
export function passHeadOn(answer: Response, outgoing: ServerResponse): void {
  outgoing.statusCode = answer.status;
  for (const [name, value] of answer.headers)
    if (!/^(content-(encoding|length)|transfer-encoding|connection|keep-alive|set-cookie)$/.test(name))
      outgoing.setHeader(name, value);
  outgoing.setHeader('set-cookie', answer.headers.getSetCookie());
}
