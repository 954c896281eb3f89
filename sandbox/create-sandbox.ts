import { recordAnalytics } from './analytics/record';
import { controlApi } from './control/control-api';
import { openDatabase } from './database/open-database';
import { serveDocument } from './documents/serve-document';
import { serveFile } from './documents/serve-file';
import { servePages } from './pages/serve-pages';
import { sharedContract } from './wire/contract';
import { type CrossOrigin, withCors } from './wire/cors';
import { LostAnswer } from './wire/fault-kinds';
import { jsonAnswer } from './wire/json-answer';
import { contractServer } from './wire/serve-contract';

export interface SandboxOptions {
  /** URL of the libSQL database: `file:...`, `:memory:` or a server. */
  databaseUrl: string;
  /** Real time, ms. */
  now?: () => number;
  /** Which pages of other origins may call the APIs; none by default. */
  crossOrigin?: CrossOrigin | null;
}

export interface Sandbox {
  /** Answers a request; rejects with `TypeError('Failed to fetch')` when a fault drops the answer. */
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
}

/** Creates the sandbox lender; it opens its database at once, and answers requests without a socket. */
export function createSandbox({ databaseUrl, now = Date.now, crossOrigin = null }: SandboxOptions): Sandbox {
  const opened = openDatabaseAndServer(databaseUrl, now);
  opened.catch(() => undefined);
  return {
    fetch: withCors(async (request) => {
      const { database, serveContract } = await opened;
      const { pathname } = new URL(request.url);
      try {
        if (pathname.startsWith('/api/termloan/documents/files/'))
          return await serveFile({ database, now }, request);
        if (pathname.startsWith('/api/termloan/documents/'))
          return await serveDocument({ database, now }, request);
        if (pathname.startsWith('/api/analytics/')) return await recordAnalytics(database, request);
        if (pathname.startsWith('/api/')) return await serveContract(request);
        if (pathname.startsWith('/sandbox/api/')) return await controlApi({ database, now }, request);
        return await servePages({ database, now }, request);
      } catch (error) {
        if (error instanceof LostAnswer) throw error;
        const message = error instanceof Error ? error.message : 'unknown';
        return jsonAnswer(500, { code: 'sandbox_error', message });
      }
    }, crossOrigin),
    async close() {
      const { database } = await opened;
      await database.close();
    },
  };
}

async function openDatabaseAndServer(databaseUrl: string, now: () => number) {
  const [database, contract] = await Promise.all([openDatabase(databaseUrl), sharedContract()]);
  return { database, serveContract: contractServer({ database, contract, now }) };
}
