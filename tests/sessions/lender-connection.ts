import type { Sandbox } from '../../sandbox/create-sandbox';
import type { Random } from './random';
import type { VirtualTime } from './virtual-time';

/** The connection between one merchant's phone and the lender: sequential, and as slow as that phone's network. */
export interface LenderConnection {
  /** For calls of the app: with the latency of the network. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** For calls of a bank's page or a tester: without latency. */
  readonly ask: (method: string, path: string, body?: BodyInit) => Promise<Response>;
  /** Number of calls that the sandbox is answering now, in real time. */
  readonly inFlight: () => number;
  /** Number of calls so far. */
  readonly calls: () => number;
}

export const ORIGIN = 'http://lender.test';

/** @param medianLatencyMs median latency of this merchant's network, ms */
export function createLenderConnection(
  sandbox: Sandbox,
  time: VirtualTime,
  random: Random,
  medianLatencyMs: number,
): LenderConnection {
  let lastRequest: Promise<unknown> = Promise.resolve();
  let inFlight = 0;
  let calls = 0;

  /** Runs requests one after the other, so that writes always happen in the order of the requests. */
  function inOrder(request: Request): Promise<{ response: Response } | { problem: unknown }> {
    inFlight += 1;
    calls += 1;
    const result = lastRequest.then(async () => {
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
    lastRequest = result;
    return result;
  }

  return {
    async fetch(request) {
      const latencyMs = random.logNormal(medianLatencyMs, 0.5);
      const answer = await inOrder(request);
      await time.wait(latencyMs);
      if (request.signal.aborted) throw new DOMException('The call was given up.', 'AbortError');
      if ('problem' in answer) throw answer.problem;
      return answer.response;
    },
    async ask(method, path, body) {
      const headers = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
      const answer = await inOrder(
        new Request(`${ORIGIN}${path}`, { method, headers, ...(body === undefined ? {} : { body }) }),
      );
      if ('problem' in answer) throw answer.problem;
      return answer.response;
    },
    inFlight: () => inFlight,
    calls: () => calls,
  };
}
