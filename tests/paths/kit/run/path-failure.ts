/** A failed path, and the state of the test when it failed. */
import type { StateValue } from 'xstate';
import type { PortCall } from '../model/stubbed-ports';
import { machineIdOf, type Path, stepsFromStart } from '../paths/path';

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
  const lines = stepsFromStart(path)
    .slice(0, failedIndex + 1)
    .map(({ event, state }, index) => {
      const mark = index === failedIndex ? '>' : ' ';
      return `${mark} ${String(index).padStart(3)}. ${event.label} -> ${JSON.stringify(state.snapshot.value)}`;
    });
  return [`path of ${machineIdOf(path)}:`, ...lines].join('\n');
}
