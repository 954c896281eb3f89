/**
 * `tsx tests/speed/serve.ts <folder of a build> <port>`: serves a build as a web host does. A proxy in front of `vite
 * preview`, which includes the sandbox lender, adds brotli and cache headers as the files of `hosting/` do. It uses HTTP/1.1,
 * so that the browser loads at most six files at a time: a web host with HTTP/2 is faster.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { preview } from 'vite';

import { IMMUTABLE_CACHE_CONTROL, pageHeaders } from '../../src/configuration/headers';
import { readConfiguration } from '../../src/configuration/read';
import { freePort } from '../browser/support/cross-origin-services';
import { PLAIN_HTML, plainDocument } from './plain';

const root = new URL('../..', import.meta.url).pathname;
const [folder = 'dist', port = '0'] = process.argv.slice(2);
const dist = resolve(root, folder);

const COMPRESSED = /\.(html|js|css|json|svg)$/;
const COMPRESSED_TYPES = /^(text\/(html|css|javascript)|application\/json|image\/svg)/;

const compress = promisify(brotliCompress);
/** Cache of compressed bodies, by the digest of the original. Filled before the measurement. */
const bodies = new Map<string, Promise<Buffer>>();

await Promise.all(
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => COMPRESSED.test(file))
    .map((file) => compressed(readFileSync(join(dist, file)))),
);

const previewPort = await freePort();
await preview({
  root,
  logLevel: 'warn',
  build: { outDir: dist },
  preview: { port: previewPort, host: '127.0.0.1', strictPort: true },
});
const agent = new Agent({ keepAlive: true });

const server = createServer((incoming, outgoing) => {
  if (incoming.url === plainDocument.path) sendPlain(outgoing);
  else forward(incoming, outgoing);
});
server.listen(Number(port), '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(
    `${dist} on http://localhost:${typeof address === 'object' && address !== null ? address.port : port}\n`,
  );
});

/** Forwards a request to `vite preview`, and sends its answer back. */
function forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { 'accept-encoding': _, ...headers } = incoming.headers;
  const forwarded = request(
    { agent, host: '127.0.0.1', port: previewPort, method: incoming.method, path: incoming.url, headers },
    (answer) => void sendAnswer(incoming.url ?? '/', answer, outgoing),
  );
  forwarded.once('error', () => outgoing.destroy());
  incoming.pipe(forwarded);
}

/** Sends an answer on, compressed and with cache headers if it is a file of the build. */
async function sendAnswer(url: string, answer: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { connection: _, 'keep-alive': __, ...headers } = answer.headers;
  outgoing.statusCode = answer.statusCode ?? 502;
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) outgoing.setHeader(name, value);
  const isOfBuild = !/^\/(api|sandbox)(?=[/?]|$)/.test(url);
  if (!isOfBuild || outgoing.statusCode !== 200 || !COMPRESSED_TYPES.test(headers['content-type'] ?? '')) {
    answer.pipe(outgoing);
    return;
  }
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  const body = await compressed(Buffer.concat(chunks));
  outgoing.removeHeader('etag');
  outgoing.removeHeader('transfer-encoding');
  outgoing.setHeader('cache-control', cacheControlFor(url));
  outgoing.setHeader('content-encoding', 'br');
  outgoing.setHeader('vary', 'Accept-Encoding');
  outgoing.setHeader('content-length', body.length);
  outgoing.end(body);
}

function compressed(body: Buffer): Promise<Buffer> {
  const digest = createHash('sha1').update(body).digest('hex');
  const brotliBody =
    bodies.get(digest) ?? compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  bodies.set(digest, brotliBody);
  return brotliBody;
}

/** Value of `Cache-Control`, as in nginx.conf. */
function cacheControlFor(url: string): string {
  if (url.startsWith('/assets/')) return IMMUTABLE_CACHE_CONTROL;
  return url === '/first-paint.css' ? 'no-cache' : 'no-store';
}

function sendPlain(outgoing: ServerResponse): void {
  for (const [name, value] of Object.entries(pageHeaders(readConfiguration({}), { sheets: [], scripts: [] })))
    outgoing.setHeader(name, value);
  outgoing.setHeader('cache-control', 'no-store');
  outgoing.setHeader('content-type', 'text/html').end(PLAIN_HTML);
}
