/** A stream without what says nothing to whoever walks paths: jsdom's word on links, the file that a reporter wrote. */
import { Writable } from 'node:stream';

/** jsdom opens no other page; that a link was tapped is what the paths look at. */
const NOISE = [/^Not implemented: navigation/, /^JUNIT report written to /];

/** Lines go on to the other stream, but for noise. */
export function quiet(stream: NodeJS.WritableStream): Writable {
  let noisy = false;
  return new Writable({
    write(chunk, _encoding, done) {
      const kept = String(chunk)
        .split('\n')
        .filter((line) => {
          const isNoise = NOISE.some((pattern) => pattern.test(line.trim()));
          // The blank line after it goes with it.
          const isDropped = isNoise || (noisy && line === '');
          noisy = isNoise;
          return !isDropped;
        });
      if (kept.length > 0) stream.write(kept.join('\n'));
      done();
    },
  });
}
