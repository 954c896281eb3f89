import { createServer } from 'node:http';
import { createSandbox } from './create-sandbox';
import { allowedHosts, hostRefusal } from './host-check';
import { answerNode } from './node-adapter';
import { crossOriginOf } from './wire/cors';

/** The sandbox as a server of its own: `SANDBOX_PORT=5180 npx tsx sandbox/serve.ts`. */
const port = Number(process.env.SANDBOX_PORT ?? 5180);
const host = process.env.SANDBOX_HOST ?? '127.0.0.1';
const allowed = allowedHosts(process.env);
const lender = createSandbox({
  databaseUrl: process.env.SANDBOX_DATABASE_URL ?? 'file:.sandbox/database.db',
  crossOrigin: crossOriginOf(process.env),
});
const server = createServer((incoming, outgoing) => {
  const refusal = hostRefusal(incoming, allowed);
  if (refusal !== null) {
    outgoing.writeHead(refusal.status, { 'content-type': 'text/plain' }).end(refusal.message);
    return;
  }
  answerNode((request) => lender.fetch(request), incoming, outgoing).catch(() => outgoing.destroy());
});
server.listen(port, host, () => {
  const address = server.address();
  const actualPort = typeof address === 'object' && address !== null ? address.port : port;
  process.stdout.write(`Sandbox lender on http://localhost:${actualPort}/sandbox\n`);
});

const stop = () => server.close(() => void lender.close());
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
