/** Encodes the name of a test in Chromium as a token for `replay`. */

export interface SpecName {
  /** File, from the root of the project. */
  readonly file: string;
  readonly title: string;
}

/** `chromium.` and the name of the test. */
export function specToken({ file, title }: SpecName): string {
  return `chromium.${Buffer.from(JSON.stringify([file, title])).toString('base64url')}`;
}

/** Null when it is not such a token. */
export function readSpecToken(token: string): SpecName | null {
  try {
    const [file, title]: unknown[] = JSON.parse(
      Buffer.from(token.replace(/^chromium\./, ''), 'base64url').toString('utf8'),
    );
    return typeof file === 'string' && typeof title === 'string' ? { file, title } : null;
  } catch {
    return null;
  }
}
