/**
 * What an engine may lack or refuse, planted into the page of each engine: either the app has a fallback and the walk passes, or the
 * walk finds it. At night only.
 */
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { freePort } from '../browser/support/cross-origin-services';
import { passHeadOn, requestFrom } from '../support/forward';
import { engines, programsOrSkip } from './engines';
import { visitWith } from './visit';
import { INSPECTED, PAID, walkNamed } from './walks';

interface PlantedFault {
  readonly name: string;
  /** Runs in the page before the app, so it uses nothing outside itself. */
  readonly script: () => void;
  readonly walk: string;
  /** How the walk fails; null where the app has a fallback. */
  readonly failure: RegExp | null;
}

function denyStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
}

const DIALOG = 'a dialog takes the focus and gives it back; the page behind it is not reachable';

const plantedFaults: readonly PlantedFault[] = [
  {
    name: 'rules cannot be added to a style sheet',
    script: () => {
      CSSStyleSheet.prototype.insertRule = () => {
        throw new DOMException('refused', 'SecurityError');
      };
    },
    walk: PAID,
    failure: /without styles|home\/home/,
  },
  {
    name: 'no BroadcastChannel',
    script: () => void Reflect.deleteProperty(window, 'BroadcastChannel'),
    walk: INSPECTED,
    failure: /state of the first tab/,
  },
  {
    name: 'no modal <dialog>',
    script: () => void Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal'),
    walk: DIALOG,
    failure: null,
  },
  {
    name: 'a <dialog> that does not open',
    script: () => {
      HTMLDialogElement.prototype.showModal = () => {};
    },
    walk: DIALOG,
    failure: /dialog with the focus/,
  },
  { name: 'storage denied, a payment', script: denyStorage, walk: PAID, failure: null },
  {
    name: 'storage denied, a reload',
    script: denyStorage,
    walk: 'what was chosen is there after a reload',
    failure: /Custom tailoring/,
  },
];

const TIMEOUT_MS = 5_000;

let planted = '';
let origin = '';
const server = createServer(async (incoming, outgoing) => {
  if (incoming.url === '/planted.js') {
    outgoing.setHeader('content-type', 'text/javascript').end(planted);
    return;
  }
  const request = await requestFrom(incoming);
  const answer = await fetch(`${inject('origin')}${incoming.url ?? '/'}`, request).catch(() => null);
  // The browser left the page meanwhile.
  if (answer === null) return void outgoing.destroy();
  passHeadOn(answer, outgoing);
  const body = Buffer.from(await answer.arrayBuffer());
  const isOfApp = !(incoming.url ?? '').startsWith('/sandbox/');
  const isDocument = isOfApp && /html/.test(answer.headers.get('content-type') ?? '');
  outgoing.end(
    isDocument ? body.toString().replace('<head>', '<head><script src="/planted.js"></script>') : body,
  );
});

beforeAll(async () => {
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  origin = `http://localhost:${port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe.runIf(process.env.NIGHTLY !== undefined).each(engines)('$name', (engine) => {
  for (const { name, script, walk, failure } of plantedFaults)
    it(`${name}: ${failure === null ? 'the walk passes' : 'the walk finds it'}`, async (context) => {
      const programs = programsOrSkip(engine, context);
      planted = `(${script})()`;
      const walked = visitWith(() => engine.open(programs), origin, walkNamed(walk), TIMEOUT_MS);
      if (failure === null) await walked;
      else await expect(walked).rejects.toThrow(failure);
    });
});
