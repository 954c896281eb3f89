/** Ports held by a test: each waits until the test answers for it. */
import { type AnyStateMachine, fromPromise } from 'xstate';
import { allNodes } from './internals';

/** One call of a port: what it was given, and what became of it. */
export interface PortCall {
  readonly port: string;
  readonly input: unknown;
  /** `waits`, `answered <output>`, `failed <error>` or `dropped`, when the chart left before the answer. */
  readonly outcome: string;
}

interface Waiting {
  readonly call: { outcome: string };
  readonly input: unknown;
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: unknown) => void;
}

export interface HeldPorts<M extends AnyStateMachine> {
  /** The machine with every port held. */
  readonly machine: M;
  /** Ids of the ports that wait now. */
  open(): string[];
  /** What a waiting port was given. */
  input(port: string): unknown;
  resolve(port: string, output: unknown): void;
  reject(port: string, error: unknown): void;
  /** Calls that are open, or came to their end, since `begin` was called last. */
  calls(): readonly PortCall[];
  /** A new step begins: what has its answer is forgotten. */
  begin(): void;
}

/** Replaces every actor of the machine by a promise that the test settles; leaving the state drops it. */
export function heldPorts<M extends AnyStateMachine>(machine: M): HeldPorts<M> {
  const waiting = new Map<string, Waiting>();
  let calls: (PortCall & { outcome: string })[] = [];
  const held = fromPromise<unknown, unknown>(
    ({ input, self, signal }) =>
      new Promise((resolve, reject) => {
        const call = { port: self.id, input, outcome: 'waits' };
        calls.push(call);
        const entry: Waiting = { call, input, resolve, reject };
        waiting.set(self.id, entry);
        signal.addEventListener('abort', () => {
          if (call.outcome === 'waits') call.outcome = 'dropped';
          if (waiting.get(self.id) === entry) waiting.delete(self.id);
        });
      }),
  );
  const take = (port: string): Waiting => {
    const entry = waiting.get(port);
    if (entry === undefined) {
      throw new Error(`Port "${port}" does not wait; these do: ${[...waiting.keys()].join(', ') || 'none'}.`);
    }
    waiting.delete(port);
    return entry;
  };
  const names = portNames(machine);
  return {
    // SAFETY: provide() gives a machine of the same type; only the bodies of its actors differ.
    machine: machine.provide({ actors: Object.fromEntries(names.map((name) => [name, held])) }) as M,
    open: () => [...waiting.keys()],
    input: (port) => waiting.get(port)?.input,
    resolve: (port, output) => {
      const { call, resolve } = take(port);
      call.outcome = `answered ${JSON.stringify(output)}`;
      resolve(output);
    },
    reject: (port, error) => {
      const { call, reject } = take(port);
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
