/** Requests of a journey's real adapter, port by port, with the inputs that occur on the paths of the chart. */
import { describe, expect, it, vi } from 'vitest';
import { type AnyActorLogic, type AnyStateMachine, createActor } from 'xstate';

import type { App } from '../../../src/adapters/app';
import type { Graph } from '../kit/model/graph';
import { portInput } from '../kit/model/moves';
import { expectApproved } from './approved';
import { createStubbedApp } from './stubbed-app';

interface Port {
  readonly name: string;
  readonly input: unknown;
}

type ProvidePorts = (app: App) => AnyStateMachine;

/** The adapter modules by path; each is loaded on demand. */
const adapters = import.meta.glob<{ readonly adapt?: (app: App) => { readonly machine: AnyStateMachine } }>(
  '../../../src/adapters/*.ts',
);

/** Maximum number of distinct inputs of one shape that are tried per port. */
const MAX_INPUTS = 6;

/** Declares the test of a journey's adapter; a chart without its own adapter has none. */
export function testAdapter(id: string, graph: Graph): void {
  const load = loaderOf(id);
  if (load === null) return;
  describe(id, () => {
    it('makes the approved calls, writes under their key, and aborts calls when the state is left', async (context) => {
      const providePorts = await load();
      const calls = new Set<string>();
      for (const port of portsIn(graph))
        for (const call of await callsOf(providePorts, port)) calls.add(call);
      const lines = calls.size === 0 ? ['nothing'] : [...calls].sort();
      await expectApproved(context, { journey: id, kind: 'calls', text: `${lines.join('\n')}\n` });
    });
  });
}

/** Whether a chart has an adapter of its own. */
export function hasAdapter(id: string): boolean {
  return loaderOf(id) !== null;
}

/** A function that loads the adapter of a chart; null for a chart without its own adapter. */
function loaderOf(id: string): (() => Promise<ProvidePorts>) | null {
  if (id === 'offer-confirmation')
    return async () => (await import('../../../src/adapters/offer-confirmation')).offerConfirmation;
  if (id === 'session') return async () => (await import('../../../src/adapters/session')).adaptSession;
  const load = adapters[`../../../src/adapters/${id}.ts`];
  if (load === undefined || chartsWithoutEntryUrl.has(id)) return null;
  return async () => {
    const { adapt } = await load();
    if (adapt === undefined) throw new Error(`src/adapters/${id}.ts exports no adapter.`);
    return (app) => adapt(app).machine;
  };
}

/** Child charts: their ports are provided by the adapters of the journeys that invoke them. */
const chartsWithoutEntryUrl: ReadonlySet<string> = new Set(['otp', 'supplier-payment']);

/**
 * Each port of the graph, once for each distinct input, up to the maximum. It counts for each shape apart: however many texts occur, an
 * input with a field that is null elsewhere makes its own calls.
 */
function portsIn({ nodes }: Graph): readonly Port[] {
  const found = new Map<string, Map<string, Port>>();
  for (const { position } of nodes.values())
    for (const { invoke } of position.snapshot._nodes)
      for (const { id, src } of invoke) {
        const name = String(src);
        const input = portInput(position.snapshot, id);
        const ofShape = `${name} ${shapeOf(input)}`;
        const inputs = found.get(ofShape) ?? new Map<string, Port>();
        found.set(ofShape, inputs);
        if (inputs.size < MAX_INPUTS) inputs.set(JSON.stringify(input) ?? '', { name, input });
      }
  return [...found.values()].flatMap((inputs) => [...inputs.values()]);
}

/** The input with every text and number left out: what is null, and which fields there are. */
function shapeOf(input: unknown): string {
  return (
    JSON.stringify(input, (_, value) => (['string', 'number'].includes(typeof value) ? '' : value)) ?? ''
  );
}

/** Starts one port, waits for its requests, and stops it. @returns a line for each request */
async function callsOf(providePorts: ProvidePorts, { name, input }: Port): Promise<readonly string[]> {
  const { app, requests } = createStubbedApp();
  const providedPort = providePorts(app).implementations.actors[name];
  const logic: AnyActorLogic | undefined =
    providedPort !== undefined && 'src' in providedPort ? providedPort.src : providedPort;
  if (logic === undefined) throw new Error(`The adapter provides no port "${name}".`);
  const actor = createActor(logic, { input });
  actor.subscribe({ error: () => {} });
  actor.start();
  await vi.dynamicImportSettled();
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
  actor.stop();
  const key = keyOf(input);
  return requests.map(({ method, url, headers, signal }) => {
    const path = decodeURIComponent(new URL(url).pathname);
    const line = `${name}: ${method} ${key === null ? path : path.replace(key, '{key}')}`;
    expect(signal.aborted, `${line} is aborted`).toBe(true);
    const isByKey = headers.get('x-request-id') === key || path.includes(`${key}`);
    // A write may first make reads, which have their own request ids.
    if (key !== null && method !== 'GET') expect(isByKey, `${line} goes out under the key`).toBe(true);
    return key !== null && isByKey ? `${line}, by its key` : line;
  });
}

/** The request key of a write (`SubmissionInput`); null for other ports. */
function keyOf(input: unknown): string | null {
  return typeof input === 'object' && input !== null && 'key' in input && 'startWith' in input
    ? String(input.key)
    : null;
}
