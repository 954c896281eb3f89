/** Stubbed ports: each call waits until the test decides its answer. */
import { type AnyStateMachine, fromPromise } from 'xstate';
import { allNodes } from './internals';

/** One call of a port: its input and its outcome. */
export interface PortCall {
  readonly port: string;
  readonly input: unknown;
  /** `waits`, `answered <output>`, `failed <error>` or `dropped`, when the chart left before the answer. */
  readonly outcome: string;
}

interface OpenCall {
  readonly call: { outcome: string };
  readonly input: unknown;
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: unknown) => void;
}

export interface StubbedPorts<M extends AnyStateMachine> {
  /** The machine with every port stubbed. */
  readonly machine: M;
  /** Ids of the ports that wait for an answer. */
  open(): string[];
  /** Input of a waiting port. */
  input(port: string): unknown;
  resolve(port: string, output: unknown): void;
  reject(port: string, error: unknown): void;
  /** Calls that are open, or ended since the last `begin`. */
  calls(): readonly PortCall[];
  /** Starts a new step: drops the calls that have their outcome. */
  begin(): void;
}

/** Replaces every actor of the machine by a promise that the test settles; leaving the state aborts it. */
export function stubPorts<M extends AnyStateMachine>(machine: M): StubbedPorts<M> {
  const openCalls = new Map<string, OpenCall>();
  let calls: (PortCall & { outcome: string })[] = [];
  const stub = fromPromise<unknown, unknown>(
    ({ input, self, signal }) =>
      new Promise((resolve, reject) => {
        const call = { port: self.id, input, outcome: 'waits' };
        calls.push(call);
        const openCall: OpenCall = { call, input, resolve, reject };
        openCalls.set(self.id, openCall);
        signal.addEventListener('abort', () => {
          if (call.outcome === 'waits') call.outcome = 'dropped';
          if (openCalls.get(self.id) === openCall) openCalls.delete(self.id);
        });
      }),
  );
  const takeOpenCall = (port: string): OpenCall => {
    const openCall = openCalls.get(port);
    if (openCall === undefined) {
      throw new Error(
        `Port "${port}" does not wait; these do: ${[...openCalls.keys()].join(', ') || 'none'}.`,
      );
    }
    openCalls.delete(port);
    return openCall;
  };
  const names = portNames(machine);
  return {
    // SAFETY: provide() gives a machine of the same type; only the bodies of its actors differ.
    machine: machine.provide({ actors: Object.fromEntries(names.map((name) => [name, stub])) }) as M,
    open: () => [...openCalls.keys()],
    input: (port) => openCalls.get(port)?.input,
    resolve: (port, output) => {
      const { call, resolve } = takeOpenCall(port);
      call.outcome = `answered ${JSON.stringify(output)}`;
      resolve(output);
    },
    reject: (port, error) => {
      const { call, reject } = takeOpenCall(port);
      call.outcome = `failed ${String(error)}`;
      reject(error);
    },
    calls: () => calls,
    begin: () => {
      calls = calls.filter(({ outcome }) => outcome === 'waits');
    },
  };
}

function portNames(machine: AnyStateMachine): string[] {
  const names = Object.keys(machine.implementations.actors);
  for (const invoke of allNodes(machine).flatMap((node) => node.invoke)) {
    if (typeof invoke.src !== 'string' || !names.includes(invoke.src)) {
      throw new Error(`"${invoke.id}" is not a named port: list its actor in setup({ actors }).`);
    }
  }
  return names;
}
