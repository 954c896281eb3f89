/** A path that went wrong, and how things stood when it did. */
import type { StateValue } from 'xstate';
import type { PortCall } from './ports';
import type { Path, Stop } from './replay';

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
  readonly reason: string;
  readonly scene: Scene;

  constructor(
    reason: string,
    path: Path,
    index: number,
    scene: Scene,
    /** The line that walks it again, where somebody knows it. */
    again: string | undefined,
    cause: unknown,
  ) {
    super(`${reason}\n${tell(path, index)}${again === undefined ? '' : `\nreplay: ${again}`}`, { cause });
    this.name = 'PathFailure';
    this.path = path;
    this.index = index;
    this.reason = reason;
    this.scene = scene;
  }
}

function tell(path: Path, index: number): string {
  const line = (at: number, label: string, stop: Stop) =>
    `${at === index ? '>' : ' '} ${String(at).padStart(3)}. ${label} -> ${JSON.stringify(stop.value)}`;
  const steps = path.steps.slice(0, index).map((step, i) => line(i + 1, step.label, step));
  return [`path of ${path.machine}:`, line(0, `start ${path.start}`, path.first), ...steps].join('\n');
}
