/** Filters noise from a stream: jsdom's message about links, and the file name of a reporter. */
import { Writable } from 'node:stream';

/** jsdom cannot navigate; the paths only check that a link was tapped. */
const NOISE_LINES = [/^Not implemented: navigation/, /^JUNIT report written to /];

/** Writes all other lines to the stream. */
export function filterNoise(stream: NodeJS.WritableStream): Writable {
  let wasNoise = false;
  return new Writable({
    write(chunk, _encoding, done) {
      const lines = String(chunk)
        .split('\n')
        .filter((line) => {
          const isNoise = NOISE_LINES.some((pattern) => pattern.test(line.trim()));
          // The blank line after a dropped line is dropped as well.
          const isDropped = isNoise || (wasNoise && line === '');
          wasNoise = isNoise;
          return !isDropped;
        });
      if (lines.length > 0) stream.write(lines.join('\n'));
      done();
    },
  });
}
