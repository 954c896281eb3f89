/** Reports the uploaded fraction of a file: 0 to 1, never decreasing. 1 only after the service's success answer. */
export type OnProgress = (fraction: number) => void;

/** Maximum fraction before the answer: sent bytes are not yet stored by the service. */
const MAX_BEFORE_ANSWER = 0.99;

/** Progress of one upload. A retry of the request does not reset it. */
export interface ProgressMeter {
  /** Updates the progress; ignored while the total is unknown. */
  readonly sent: (bytes: number, total: number) => void;
  /** Reports 1: the service has stored the file. */
  readonly done: () => void;
}

/** Creates the progress meter of one upload. It reports 0 at once. */
export function progressMeter(onProgress: OnProgress): ProgressMeter {
  let reported = -1;
  const report = (fraction: number) => {
    if (fraction <= reported) return;
    reported = fraction;
    onProgress(fraction);
  };
  report(0);
  return {
    sent: (bytes, total) => {
      if (total > 0) report(Math.min(bytes / total, MAX_BEFORE_ANSWER));
    },
    done: () => report(1),
  };
}
