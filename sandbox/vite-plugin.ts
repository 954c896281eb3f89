import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { createSandbox, type Sandbox } from './create-sandbox';
import { greet } from './greet';
import { answerNode } from './node-adapter';

export interface SandboxPluginOptions {
  /** Where the books are; SANDBOX_DATABASE_URL overrides. */
  databaseUrl?: string;
  /** Gives a newcomer's page visit a merchant; SANDBOX_GREET=off turns it off. */
  greet?: boolean;
  /** Real time, ms. */
  now?: () => number;
}

type Next = (problem?: unknown) => void;
type Middleware = (incoming: IncomingMessage, outgoing: ServerResponse, next: Next) => void;

/** Mounts the sandbox lender in Vite's dev and preview server, at /api/ and /sandbox. */
export function sandbox(options: SandboxPluginOptions = {}): Plugin {
  return {
    name: 'sandbox-lender',
    configureServer(server) {
      const lender = open(options);
      server.middlewares.use(middleware(lender, options));
      server.httpServer?.once('close', () => void lender.close());
    },
    configurePreviewServer(server) {
      const lender = open(options);
      server.middlewares.use(middleware(lender, options));
      server.httpServer.once('close', () => void lender.close());
    },
  };
}

function open({ databaseUrl = 'file:.sandbox/books.db', now }: SandboxPluginOptions): Sandbox {
  const url = process.env.SANDBOX_DATABASE_URL ?? databaseUrl;
  return createSandbox({ databaseUrl: url, ...(now === undefined ? {} : { now }) });
}

function middleware(lender: Sandbox, options: SandboxPluginOptions): Middleware {
  const greets = (options.greet ?? true) && process.env.SANDBOX_GREET !== 'off';
  return (incoming, outgoing, next) => {
    const path = incoming.url ?? '/';
    if (path.startsWith('/api/') || /^\/sandbox(?=[/?]|$)/.test(path)) {
      answerNode((request) => lender.fetch(request), incoming, outgoing).catch(next);
      return;
    }
    if (!greets) return next();
    welcome(lender, incoming, outgoing, next).catch(next);
  };
}

async function welcome(lender: Sandbox, incoming: IncomingMessage, outgoing: ServerResponse, next: Next) {
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
