/** Encodes a path as a token that can be replayed on any machine. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { JourneyLogic } from '../model/journey-logic';
import { describeMove, type Move } from '../model/moves';
import { pack, unpack } from './packed';
import { type Path, type WrittenMove, type WrittenPath, walkWritten, writtenPathOf } from './path';

/**
 * Decodes a token and walks it on the current chart.
 * @throws StalePath when the current chart does not allow it
 */
export function replayPath(logic: JourneyLogic, code: string): Path {
  return walkWritten(logic, decodePath(code));
}

/**
 * The paths that a test file runs: all of them, or only the one of `PATHS_REPLAY` when it is set (none when that path belongs to another
 * journey).
 */
export function pathsToRun(
  logic: JourneyLogic,
  paths: readonly Path[],
  code = process.env.PATHS_REPLAY,
): readonly Path[] {
  if (code === undefined || code === '') return paths;
  return decodePath(code).machine === logic.machine.id ? [replayPath(logic, code)] : [];
}

/** The shell command that runs this path again. */
export function replayLine(path: Path, file = 'tests/paths'): string {
  return `PATHS_REPLAY=${encodePath(path)} npx vitest run ${file}`;
}

/** A path as deflated base64url. Errors, dates and undefined are preserved. */
export function encodePath(path: Path): string {
  return encodeWritten(writtenPathOf(path));
}

/** The same for a written path. */
export function encodeWritten({ machine, start, moves }: WrittenPath): string {
  const packed = moves.map(({ label, move }) => [label === describeMove(move) ? '' : label, pack(move)]);
  return deflateRawSync(JSON.stringify([machine, start, packed])).toString('base64url');
}

export function decodePath(code: string): WrittenPath {
  const parsed: unknown = JSON.parse(inflateRawSync(Buffer.from(code, 'base64url')).toString('utf8'));
  if (!Array.isArray(parsed) || !Array.isArray(parsed[2])) throw new Error('This is not a written path.');
  const moves = parsed[2].map((item: unknown): WrittenMove => {
    if (!Array.isArray(item)) throw new Error('This is not a written path.');
    // SAFETY: encodePath wrote it; the model refuses moves that are not legal.
    const move = unpack(item[1]) as Move;
    return { label: String(item[0]) || describeMove(move), move };
  });
  return { machine: String(parsed[0]), start: String(parsed[1]), moves };
}
