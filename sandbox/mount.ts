import type { IncomingMessage, ServerResponse } from 'node:http';
import { createSandbox, type Sandbox } from './create-sandbox';
import { answerBrokenChunk, isBrokenChunk } from './errors/broken-chunk';
import { greet } from './greet';
import { allowedHosts, hostRefusal } from './host-check';
import { answerNode } from './node-adapter';
import { answerFramed, isFramed } from './phone/framed-page';
import { storeInFile, withRecording } from './record-calls';
import { crossOriginOf } from './wire/cors';

export interface MountOptions {
  /** URL of the database; SANDBOX_DATABASE_URL overrides it. */
  databaseUrl?: string;
  /** Whether a page visit signs in: as `?persona=` says, else as a new merchant without a session (default true); SANDBOX_GREET=off turns it off. */
  greet?: boolean;
  /** Real time, ms. */
  now?: () => number;
}

type Next = (problem?: unknown) => void;

export interface MountedSandbox {
  /** A connect middleware: serves /api/ and /sandbox, creates merchants for page visits, and breaks chunks on request. */
  middleware: (incoming: IncomingMessage, outgoing: ServerResponse, next: Next) => void;
  close(): Promise<void>;
}

/** Creates the sandbox lender as a middleware of a node server. */
export function mount({
  databaseUrl = 'file:.sandbox/database.db',
  greet: greetVisitors = true,
  now,
}: MountOptions): MountedSandbox {
  const lender = createSandbox({
    databaseUrl: process.env.SANDBOX_DATABASE_URL ?? databaseUrl,
    crossOrigin: crossOriginOf(process.env),
    ...(now === undefined ? {} : { now }),
  });
  const recordFile = process.env.SANDBOX_RECORD;
  const handleRequest =
    recordFile === undefined ? lender.fetch : withRecording(lender.fetch, storeInFile(recordFile));
  const isGreetingOn = greetVisitors && process.env.SANDBOX_GREET !== 'off';
  const allowed = allowedHosts(process.env);
  return {
    middleware(incoming, outgoing, next) {
      const refusal = hostRefusal(incoming, allowed);
      if (refusal !== null) {
        outgoing.writeHead(refusal.status, { 'content-type': 'text/plain' }).end(refusal.message);
        return;
      }
      const path = incoming.url ?? '/';
      if (path.startsWith('/api/') || /^\/sandbox(?=[/?]|$)/.test(path)) {
        answerNode(handleRequest, incoming, outgoing).catch(next);
        return;
      }
      if (isBrokenChunk(incoming)) {
        answerBrokenChunk(outgoing);
        return;
      }
      if (isFramed(incoming)) {
        answerFramed(incoming, outgoing).catch(next);
        return;
      }
      if (!isGreetingOn) return next();
      greetVisitor(lender, incoming, outgoing, next).catch(next);
    },
    close: () => lender.close(),
  };
}

async function greetVisitor(
  lender: Sandbox,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  next: Next,
) {
  const greeting = await greet(lender, {
    method: incoming.method ?? 'GET',
    url: incoming.url ?? '/',
    accept: incoming.headers.accept ?? '',
    cookie: incoming.headers.cookie ?? '',
  });
  if (greeting.kind === 'redirect') {
    outgoing.writeHead(303, { location: greeting.to, 'cache-control': 'no-store' }).end();
    return;
  }
  if (greeting.kind === 'cookie') outgoing.setHeader('set-cookie', greeting.cookie);
  next();
}
