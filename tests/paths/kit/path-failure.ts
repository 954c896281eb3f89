/** A path that went wrong, and how things stood when it did. */
import type { StateValue } from 'xstate';
import type { PortCall } from './ports';
import { encodePath, type Path, type Stop } from './replay';

export interface Screen {
  readonly text: string;
  readonly html: string;
}

/** How things stood where a path failed. */
export interface Scene {
  readonly value: StateValue;
  readonly status: string;
  /** Branches taken since the step began. */
  readonly transitions: readonly string[];
  readonly calls: readonly PortCall[];
  readonly screen: Screen | null;
}

/** A path that failed: what went wrong, the path so far, and how to see it again. */
export class PathFailure extends Error {
  readonly path: Path;
  /** Index of the check that failed: 0 is the start. */
  readonly index: number;
  readonly replay: string;
  readonly reason: string;
  readonly scene: Scene;

  constructor(
    reason: string,
    path: Path,
    index: number,
    scene: Scene,
    file: string | undefined,
    cause: unknown,
  ) {
    const replay = replayLine(path, file);
    super(`${reason}\n${tell(path, index)}\nreplay: ${replay}`, { cause });
    this.name = 'PathFailure';
    this.path = path;
    this.index = index;
    this.replay = replay;
    this.reason = reason;
    this.scene = scene;
  }
}

/** The one line that runs this path again. */
export function replayLine(path: Path, file = 'tests/paths'): string {
  return `PATHS_REPLAY=${encodePath(path)} npx vitest run ${file}`;
}

function tell(path: Path, index: number): string {
  const line = (at: number, label: string, stop: Stop) =>
    `${at === index ? '>' : ' '} ${String(at).padStart(3)}. ${label} -> ${JSON.stringify(stop.value)}`;
  const steps = path.steps.slice(0, index).map((step, i) => line(i + 1, step.label, step));
  return [`path of ${path.machine}:`, line(0, `start ${path.start}`, path.first), ...steps].join('\n');
}
