import { createServer } from 'node:http';
import { createSandbox } from './create-sandbox';
import { answerNode } from './node-adapter';
import { crossOriginOf } from './wire/cors';

/** The sandbox alone, for a team: `SANDBOX_PORT=5180 npx tsx sandbox/serve.ts`. */
const port = Number(process.env.SANDBOX_PORT ?? 5180);
const lender = createSandbox({
  databaseUrl: process.env.SANDBOX_DATABASE_URL ?? 'file:.sandbox/books.db',
  crossOrigin: crossOriginOf(process.env),
});
const server = createServer((incoming, outgoing) => {
  answerNode((request) => lender.fetch(request), incoming, outgoing).catch(() => outgoing.destroy());
});
server.listen(port, () => process.stdout.write(`Sandbox lender on http://localhost:${port}/sandbox\n`));

const stop = () => server.close(() => void lender.close());
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
