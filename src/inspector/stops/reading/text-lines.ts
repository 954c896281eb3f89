/** A longer line, in characters, is skipped: no format that is read has such lines. */
const MAX_LINE_LENGTH = 2 ** 25;

/** Takes bytes of UTF-8 as they come, and passes their lines on. */
export interface TextLines {
  readonly push: (bytes: Uint8Array) => void;
  /** The text ends: its last line may end without a line feed. */
  readonly end: () => void;
}

/** @param onLine gets each line without its line feed; null for one that is too long. `line` counts from 1 */
export function createTextLines(onLine: (text: string | null, line: number) => void): TextLines {
  const decoder = new TextDecoder();
  let rest = '';
  let line = 0;
  let isTooLong = false;

  function tell(text: string): void {
    line += 1;
    onLine(isTooLong ? null : text.endsWith('\r') ? text.slice(0, -1) : text, line);
    isTooLong = false;
  }

  function take(text: string): void {
    let start = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      tell(rest + text.slice(start, end));
      rest = '';
      start = end + 1;
    }
    rest += text.slice(start);
    if (rest.length > MAX_LINE_LENGTH) {
      isTooLong = true;
      rest = '';
    }
  }

  return {
    push: (bytes) => take(decoder.decode(bytes, { stream: true })),
    end() {
      take(decoder.decode());
      if (rest !== '' || isTooLong) tell(rest);
      rest = '';
    },
  };
}
