// @vitest-environment node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allowedHosts, hostRefusal } from '../../../sandbox/host-check';
import { type MountedSandbox, mount } from '../../../sandbox/mount';
import { openSandbox, SandboxMerchant } from '../support/sandbox-merchant';

const OWN_POLICY = "script-src 'self'; frame-ancestors 'none'";
let mounted: MountedSandbox;
let server: Server;
let elsewhere: Server;

const listening = async (one: Server) => {
  await once(one.listen(0, 'localhost'), 'listening');
  return one;
};
// SAFETY: a server that listens on TCP has an address of this shape.
const portOf = (one: Server) => (one.address() as AddressInfo).port;

beforeAll(async () => {
  mounted = mount({ databaseUrl: ':memory:', greet: false });
  server = await listening(
    createServer((incoming, outgoing) =>
      mounted.middleware(incoming, outgoing, () =>
        outgoing
          .writeHead(200, { 'content-type': 'text/html', 'content-security-policy': OWN_POLICY })
          .end(`<html><head></head>our page ${incoming.url}</html>`),
      ),
    ),
  );
  elsewhere = await listening(createServer((_, outgoing) => outgoing.end('<head></head>a page of another')));
});
afterAll(async () => {
  server.close();
  elsewhere.close();
  await mounted.close();
});

/** Sends an unchanged request line, as a browser sends it for a frame, and reads the whole answer. */
async function ask(target: string, port = portOf(server), host = `localhost:${port}`): Promise<string> {
  const socket = connect(port, 'localhost');
  // Written, not ended: a server may treat a half-closed connection as aborted.
  socket.write(
    `GET ${target} HTTP/1.1\r\nhost: ${host}\r\naccept: text/html\r\nsec-fetch-dest: iframe\r\nconnection: close\r\n\r\n`,
  );
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}

describe('a page in a frame', () => {
  it.each([
    ['two slashes', (port: number) => `//localhost:${port}/x.html`],
    ['a slash and a backslash', (port: number) => `/\\localhost:${port}/x.html`],
    ['an absolute address', (port: number) => `http://localhost:${port}/x.html`],
    ['a backslash alone', (port: number) => `\\\\localhost:${port}/x.html`],
    ['a name without a slash', (port: number) => `localhost:${port}`],
  ])('is never one of another server: %s', async (_, target) => {
    const answer = await ask(target(portOf(elsewhere)));
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).not.toContain('a page of another');
  });

  it.each([
    ['/termloan/home?a=1?b=//x', '/termloan/home?a=1?b=//x'],
    ['/a//b', '/a//b'],
    ['/%2f%2felsewhere/', '/%2f%2felsewhere/'],
  ])('is the page of that path of this very server: %s', async (target, path) => {
    expect(await ask(target)).toContain(`our page ${path}`);
  });

  it('is refused where the path names another server after its dots', async () => {
    expect(await ask('/.//elsewhere/')).toMatch(/^HTTP\/1.1 400 /);
  });

  it('keeps the policy of the page, and is framed by pages of this origin only', async () => {
    const answer = await ask('/termloan/home');
    expect(answer).toContain("content-security-policy: script-src 'self'; frame-ancestors 'self'\r\n");
    expect(answer).toContain('x-content-type-options: nosniff');
    expect(answer).toContain('/sandbox/phone/inside.js');
  });
});

describe('host names of the sandbox', () => {
  it.each(['localhost:5173', 'LOCALHOST', 'app.localhost:4173', '127.0.0.1:1', '127.8.9.1', '[::1]:5173'])(
    'takes %s',
    (host) => {
      expect(hostRefusal({ url: '/', headers: { host } }, [])).toBe(null);
    },
  );

  it.each([
    'evil.example',
    'localhost.evil.example:5173',
    'evil.localhost.example',
    '192.168.1.5:5173',
    '127.0.0.1.evil.example',
    'evil.example@localhost',
    'localhost:80@evil.example',
    '',
    undefined,
  ])('refuses %s', (host) => {
    expect(hostRefusal({ url: '/', headers: host === undefined ? {} : { host } }, [])?.status).toBe(403);
  });

  it('accepts configured ones', () => {
    const allowed = allowedHosts({
      SANDBOX_HOST: '192.168.1.5',
      SANDBOX_ALLOWED_HOSTS: 'Demo.test, other.test',
    });
    for (const host of ['192.168.1.5:5180', 'demo.test', 'OTHER.test:80'])
      expect(hostRefusal({ url: '/', headers: { host } }, allowed)).toBe(null);
    expect(hostRefusal({ url: '/', headers: { host: 'x.demo.test' } }, allowed)?.status).toBe(403);
    expect(allowedHosts({})).toEqual([]);
  });

  it('refuses pages, calls and its own pages alike', async () => {
    for (const target of ['/', '/api/termloan/loan', '/sandbox', '/sandbox/api/session'])
      expect(await ask(target, portOf(server), 'evil.example')).toMatch(/^HTTP\/1.1 403 /);
  });
});

it('the standalone sandbox listens on this machine only, and answers no other host name', async () => {
  // One process: the `tsx` command would start a second one, which outlives it and keeps the test run from ending.
  const sandbox = spawn(process.execPath, ['--import', 'tsx', 'sandbox/serve.ts'], {
    env: { ...process.env, SANDBOX_DATABASE_URL: ':memory:', SANDBOX_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    let port = 0;
    for await (const line of createInterface({ input: sandbox.stdout })) {
      port = Number(/:(\d+)\/sandbox/.exec(line)?.[1]);
      break;
    }
    expect(await ask('/sandbox', port)).toMatch(/^HTTP\/1.1 200 /);
    expect(await ask('/sandbox', port, 'evil.example')).toMatch(/^HTTP\/1.1 403 /);
    expect(await ask(`//localhost:${port}/`, port)).toMatch(/^HTTP\/1.1 400 /);
    const outside = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4');
    for (const { address } of outside) {
      const socket = connect(port, address);
      const [problem] = await once(socket, 'error');
      expect(Object(problem).code).toBe('ECONNREFUSED');
    }
  } finally {
    sandbox.kill('SIGKILL');
  }
}, 90_000);

describe('the control API', () => {
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'text/plain; a=application/json', null])(
    'refuses a write of %s, which a page of another site could send',
    async (type) => {
      const sandbox = openSandbox();
      const answer = await sandbox.fetch(
        new Request('http://lender.test/sandbox/api/merchants', {
          method: 'POST',
          headers: type === null ? {} : { 'content-type': type },
          body: new TextEncoder().encode('{"persona":"offers"}'),
        }),
      );
      expect(answer.status).toBe(415);
      await sandbox.close();
    },
  );
});

it.each([
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '//evil.example',
  '/\\evil.example',
])('leads no page of the sandbox elsewhere: %s', async (to) => {
  const sandbox = openSandbox();
  const { id } = await SandboxMerchant.as(sandbox, 'offers');
  const answer = await sandbox.fetch(
    new Request(`http://lender.test/sandbox/enter/${id}?to=${encodeURIComponent(to)}`),
  );
  expect(answer.headers.get('location')).toBe('/');
  await sandbox.close();
});
