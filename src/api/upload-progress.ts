/** Told how much of a file has arrived: 0 to 1, never less than before. 1 is said only when the service has answered well. */
export type OnProgress = (fraction: number) => void;

/** The most that is said before the answer: bytes that left the phone are not yet kept by the service. */
const BEFORE_THE_ANSWER = 0.99;

/** One upload's progress; a request that is sent again goes on where the first one was. */
export interface ProgressMeter {
  /** Bytes that were sent, of all; a total that is not known says nothing. */
  readonly sent: (bytes: number, total: number) => void;
  /** The service has the file. */
  readonly done: () => void;
}

/** Makes the meter of one upload. It says 0 at once. */
export function progressMeter(onProgress: OnProgress): ProgressMeter {
  let said = -1;
  const say = (fraction: number) => {
    if (fraction <= said) return;
    said = fraction;
    onProgress(fraction);
  };
  say(0);
  return {
    sent: (bytes, total) => {
      if (total > 0) say(Math.min(bytes / total, BEFORE_THE_ANSWER));
    },
    done: () => say(1),
  };
}
