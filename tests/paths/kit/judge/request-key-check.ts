/** Checks that a write after an answered one uses a new request key. */
import type { AnyMachineSnapshot } from 'xstate';
import { type Move, portInput } from '../model/moves';

/** Check to call after each step of one path. @throws when a write uses the key of an answered one */
export type RequestKeyCheck = (snapshot: AnyMachineSnapshot, move: Move) => void;

/**
 * Makes a check of the request keys of writes, which throws when a write uses the key of a write that was accepted or refused
 * before. A service that receives a key twice repeats its first answer, so the second address, code or payment would be lost.
 */
export function createRequestKeyCheck(): RequestKeyCheck {
  const answeredKeys = new Set<string>();
  /** Request key of the write in flight, by port. */
  let openKeys = new Map<string, string>();
  return (snapshot, move) => {
    if (move.kind === 'done' && isAnswer(move.output)) {
      const key = openKeys.get(move.port);
      if (key !== undefined) answeredKeys.add(key);
    }
    openKeys = keysOf(snapshot);
    const reused = [...openKeys].find(([, key]) => answeredKeys.has(key));
    if (reused !== undefined)
      throw new Error(`${reused[0]} writes under the key of a write that has its answer.`);
  };
}

function isAnswer(output: unknown): boolean {
  if (typeof output !== 'object' || output === null || !('kind' in output)) return false;
  return output.kind === 'accepted' || output.kind === 'refused';
}

function keysOf(snapshot: AnyMachineSnapshot): Map<string, string> {
  const openPorts = Object.keys(snapshot.children).filter((port) => isRunning(snapshot, port));
  return new Map(
    openPorts.flatMap((port) => {
      const input = portInput(snapshot, port);
      if (typeof input !== 'object' || input === null || !('key' in input)) return [];
      return typeof input.key === 'string' ? [[port, input.key] as const] : [];
    }),
  );
}

function isRunning(snapshot: AnyMachineSnapshot, port: string): boolean {
  const child: unknown = snapshot.children[port]?.getSnapshot();
  return typeof child === 'object' && child !== null && 'status' in child && child.status === 'active';
}
