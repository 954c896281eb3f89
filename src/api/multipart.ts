interface FilePart {
  /** The form's field that holds the file. */
  readonly field: string;
  readonly file: Blob;
  /** As the service is told. */
  readonly name: string;
}

/**
 * Encodes a form as multipart/form-data by hand, exactly as browsers encode a `FormData` (HTML standard, "multipart/form-data
 * encoding algorithm"; RFC 7578): WebKit cannot read the bytes of a request whose body is a `FormData` with a file in it.
 * The file comes last: who reads the form as it comes then knows what the file is.
 */
export function multipartOf(
  fields: Readonly<Record<string, string>>,
  { field, file, name }: FilePart,
  boundary: string,
): Blob {
  const head = (disposition: string) => `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n`;
  const texts = Object.entries(fields).map(
    ([key, value]) => `${head(`name="${escaped(lines(key))}"`)}\r\n${lines(value)}\r\n`,
  );
  const type = file.type === '' ? 'application/octet-stream' : file.type;
  const ofFile = head(`name="${escaped(lines(field))}"; filename="${escaped(name)}"`);
  const parts = [...texts, `${ofFile}Content-Type: ${type}\r\n\r\n`, file, `\r\n--${boundary}--\r\n`];
  return new Blob(parts, { type: multipartType(boundary) });
}

/** Each line of a text ends in CR and LF. */
function lines(text: string): string {
  return text.replace(/\r\n?|\n/g, '\r\n');
}

/** What would end the quoted name, or the header, is written as browsers write it. */
function escaped(name: string): string {
  return name.replaceAll('\n', '%0A').replaceAll('\r', '%0D').replaceAll('"', '%22');
}

/** The value of the header `content-type`. */
export function multipartType(boundary: string): string {
  return `multipart/form-data; boundary=${boundary}`;
}

/** What stands between the parts: 128 random bits, which no file holds. Lower case, because a Blob's type is made lower case. */
export function newBoundary(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `----form-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
