/**
 * `tsx tests/speed/serve.ts <folder of a build>`: serves a build as a web host does, over HTTP/2 and over HTTP/1.1, and prints both
 * origins. A proxy in front of `vite preview`, which includes the sandbox lender, adds brotli and cache headers as the files of
 * `hosting/` do. Browsers speak HTTP/2 with a certificate only: it signs its own with `openssl`, for as long as it runs.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { preview } from 'vite';

import { IMMUTABLE_CACHE_CONTROL, pageHeaders } from '../../src/configuration/headers';
import { readConfiguration } from '../../src/configuration/read';
import { freePort } from '../browser/support/cross-origin-services';
import { PLAIN_HTML, plainDocument } from './plain';

const root = new URL('../..', import.meta.url).pathname;
const [folder = 'dist'] = process.argv.slice(2);
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

type Incoming = IncomingMessage | Http2ServerRequest;
type Outgoing = ServerResponse | Http2ServerResponse;

function answer(incoming: Incoming, outgoing: Outgoing): void {
  if (incoming.url === plainDocument.path) sendPlain(outgoing);
  else forward(incoming, outgoing);
}

const http1Port = await listen(createServer(answer));
const http2Port = await listen(createSecureServer(ownCertificate(), answer));
process.stdout.write(`${dist} on https://localhost:${http2Port} and http://localhost:${http1Port}\n`);

/** Listens on a free port of this machine. @returns the port */
function listen(server: Server): Promise<number> {
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      // SAFETY: a server that listens on a port has an address of this type.
      done((server.address() as AddressInfo).port);
    });
  });
}

/** Key and certificate of this machine, which browsers do not trust. @throws without `openssl` */
function ownCertificate(): { key: Buffer; cert: Buffer } {
  const files = mkdtempSync(join(tmpdir(), 'speed-'));
  try {
    const [key, cert] = [join(files, 'key.pem'), join(files, 'cert.pem')];
    const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'];
    execFileSync('openssl', [...request, '-keyout', key, '-out', cert], { stdio: 'pipe' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(files, { recursive: true });
  }
}

/** Forwards a request to `vite preview`, and sends its answer back. */
function forward(incoming: Incoming, outgoing: Outgoing): void {
  const headers = Object.fromEntries(
    // HTTP/2 has the method and the like among the headers.
    Object.entries(incoming.headers).filter(([name]) => name !== 'accept-encoding' && !name.startsWith(':')),
  );
  const forwarded = request(
    { agent, host: '127.0.0.1', port: previewPort, method: incoming.method, path: incoming.url, headers },
    (answered) => void sendAnswer(incoming.url ?? '/', answered, outgoing),
  );
  forwarded.once('error', () => outgoing.destroy());
  incoming.pipe(forwarded);
}

/** Sends an answer on, compressed and with cache headers if it is a file of the build. */
async function sendAnswer(url: string, answered: IncomingMessage, outgoing: Outgoing): Promise<void> {
  // Headers of one connection, which HTTP/2 refuses.
  const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...headers } = answered.headers;
  outgoing.statusCode = answered.statusCode ?? 502;
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) outgoing.setHeader(name, value);
  const isOfBuild = !/^\/(api|sandbox)(?=[/?]|$)/.test(url);
  if (!isOfBuild || outgoing.statusCode !== 200 || !COMPRESSED_TYPES.test(headers['content-type'] ?? '')) {
    answered.pipe(outgoing);
    return;
  }
  const chunks: Buffer[] = [];
  for await (const chunk of answered) chunks.push(chunk);
  const body = await compressed(Buffer.concat(chunks));
  outgoing.removeHeader('etag');
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

function sendPlain(outgoing: Outgoing): void {
  for (const [name, value] of Object.entries(pageHeaders(readConfiguration({}), { sheets: [], scripts: [] })))
    outgoing.setHeader(name, value);
  outgoing.setHeader('cache-control', 'no-store');
  outgoing.setHeader('content-type', 'text/html');
  outgoing.end(PLAIN_HTML);
}
