/** A failed path, and the state of the test when it failed. */
import type { StateValue } from 'xstate';
import type { Path, PathState } from '../paths/path';
import type { PortCall } from '../model/stubbed-ports';

export interface Screen {
  readonly text: string;
  readonly html: string;
}

/** State of the chart, ports and screen when a path failed. */
export interface FailureDetails {
  readonly value: StateValue;
  readonly status: string;
  /** Branches taken since the step began. */
  readonly transitions: readonly string[];
  readonly calls: readonly PortCall[];
  readonly screen: Screen | null;
}

/** A failed path: the reason, the path so far, and how to replay it. */
export class PathFailure extends Error {
  readonly path: Path;
  /** Index of the check that failed: 0 is the start. */
  readonly index: number;
  readonly reason: string;
  readonly details: FailureDetails;

  constructor(
    reason: string,
    path: Path,
    index: number,
    details: FailureDetails,
    /** The command that replays it, when known. */
    replayCommand: string | undefined,
    cause: unknown,
  ) {
    super(
      `${reason}\n${pathTrace(path, index)}${replayCommand === undefined ? '' : `\nreplay: ${replayCommand}`}`,
      {
        cause,
      },
    );
    this.name = 'PathFailure';
    this.path = path;
    this.index = index;
    this.reason = reason;
    this.details = details;
  }
}

function pathTrace(path: Path, failedIndex: number): string {
  const line = (index: number, label: string, reached: PathState) =>
    `${index === failedIndex ? '>' : ' '} ${String(index).padStart(3)}. ${label} -> ${JSON.stringify(reached.value)}`;
  const steps = path.steps.slice(0, failedIndex).map((step, i) => line(i + 1, step.label, step));
  return [`path of ${path.machine}:`, line(0, `start ${path.start}`, path.first), ...steps].join('\n');
}
