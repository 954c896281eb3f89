import type { Sandbox } from '../../sandbox/create-sandbox';
import type { Random } from './random';
import type { VirtualTime } from './virtual-time';

/** The connection between one merchant's phone and the lender: sequential, and as slow as that phone's network. */
export interface LenderConnection {
  /** For calls of the app: with the latency of the network. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** For calls of a bank's page or a tester: without latency. */
  readonly ask: (method: string, path: string, body?: BodyInit) => Promise<Response>;
  /** Calls that are being answered, in real time. */
  readonly inFlight: () => number;
  readonly calls: () => number;
}

export const ORIGIN = 'http://lender.test';

/** @param slowness median latency of this merchant's network, ms */
export function createLenderConnection(
  sandbox: Sandbox,
  time: VirtualTime,
  random: Random,
  slowness: number,
): LenderConnection {
  let last: Promise<unknown> = Promise.resolve();
  let inFlight = 0;
  let calls = 0;

  /** Runs requests one after the other, so that writes always happen in the order of the requests. */
  function inTurn(request: Request): Promise<{ response: Response } | { problem: unknown }> {
    inFlight += 1;
    calls += 1;
    const turn = last.then(async () => {
      try {
        const response = await sandbox.fetch(request);
        const { status, headers } = response;
        const body = await response.arrayBuffer();
        return { response: new Response(body.byteLength === 0 ? null : body, { status, headers }) };
      } catch (problem) {
        return { problem };
      } finally {
        inFlight -= 1;
      }
    });
    last = turn;
    return turn;
  }

  return {
    async fetch(request) {
      const ms = random.around(slowness, 0.5);
      const answer = await inTurn(request);
      await time.wait(ms);
      if (request.signal.aborted) throw new DOMException('The call was given up.', 'AbortError');
      if ('problem' in answer) throw answer.problem;
      return answer.response;
    },
    async ask(method, path, body) {
      const headers = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
      const answer = await inTurn(
        new Request(`${ORIGIN}${path}`, { method, headers, ...(body === undefined ? {} : { body }) }),
      );
      if ('problem' in answer) throw answer.problem;
      return answer.response;
    },
    inFlight: () => inFlight,
    calls: () => calls,
  };
}
