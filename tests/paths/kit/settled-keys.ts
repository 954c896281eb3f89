/** Checks that a write after an answered one uses a new request key. */
import type { AnyMachineSnapshot } from 'xstate';
import { portInput } from './moves';
import type { PathStep } from './replay';

/** Called after each step of one path. */
export type KeyWatch = (snapshot: AnyMachineSnapshot, step: PathStep | undefined) => void;

/**
 * Watches the request keys of writes. A service that receives a key twice repeats its first answer, so the second address,
 * code or payment would be lost.
 * @throws from the watch, when a write uses the key of a write that was accepted or refused before
 */
export function watchKeys(): KeyWatch {
  const settled = new Set<string>();
  /** By port: the key of the write in flight. */
  let open = new Map<string, string>();
  return (snapshot, step) => {
    const move = step?.move;
    if (move?.kind === 'done' && isAnswer(move.output)) {
      const key = open.get(move.port);
      if (key !== undefined) settled.add(key);
    }
    open = keysOf(snapshot);
    const again = [...open].find(([, key]) => settled.has(key));
    if (again !== undefined)
      throw new Error(`${again[0]} writes under the key of a write that has its answer.`);
  };
}

function isAnswer(output: unknown): boolean {
  if (typeof output !== 'object' || output === null || !('kind' in output)) return false;
  return output.kind === 'accepted' || output.kind === 'refused';
}

function keysOf(snapshot: AnyMachineSnapshot): Map<string, string> {
  const open = Object.keys(snapshot.children).filter((port) => isRunning(snapshot, port));
  return new Map(
    open.flatMap((port) => {
      const input = portInput(snapshot, port);
      if (typeof input !== 'object' || input === null || !('key' in input)) return [];
      return typeof input.key === 'string' ? [[port, input.key] as const] : [];
    }),
  );
}

function isRunning(snapshot: AnyMachineSnapshot, port: string): boolean {
  const now: unknown = snapshot.children[port]?.getSnapshot();
  return typeof now === 'object' && now !== null && 'status' in now && now.status === 'active';
}
