interface FilePart {
  /** The form's field that holds the file. */
  readonly field: string;
  readonly file: Blob;
  /** File name sent to the service. */
  readonly name: string;
}

/**
 * Encodes a form as multipart/form-data exactly as browsers encode a `FormData` (HTML standard, "multipart/form-data encoding
 * algorithm"; RFC 7578). `FormData` is not used: the transport of uploads reads the bytes of its request (`xhr-transport.ts`), and WebKit
 * cannot read those of a `FormData` with a file (decision 009). The file is the last part, so that a streaming server reads the fields
 * first.
 */
export function multipartOf(
  fields: Readonly<Record<string, string>>,
  { field, file, name }: FilePart,
  boundary: string,
): Blob {
  const headOf = (disposition: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n`;
  const textParts = Object.entries(fields).map(
    ([key, value]) => `${headOf(`name="${escaped(withCrlf(key))}"`)}\r\n${withCrlf(value)}\r\n`,
  );
  const type = file.type === '' ? 'application/octet-stream' : file.type;
  const fileHead = headOf(`name="${escaped(withCrlf(field))}"; filename="${escaped(name)}"`);
  const parts = [...textParts, `${fileHead}Content-Type: ${type}\r\n\r\n`, file, `\r\n--${boundary}--\r\n`];
  return new Blob(parts, { type: multipartType(boundary) });
}

/** Replaces each line break with CR LF. */
function withCrlf(text: string): string {
  return text.replace(/\r\n?|\n/g, '\r\n');
}

/** Escapes characters that would end the quoted name or the header, as browsers do. */
function escaped(name: string): string {
  return name.replaceAll('\n', '%0A').replaceAll('\r', '%0D').replaceAll('"', '%22');
}

/** Value of the `content-type` header. */
export function multipartType(boundary: string): string {
  return `multipart/form-data; boundary=${boundary}`;
}

/** Separator of the parts: 128 random bits, which no file contains. Lower case, because a Blob's type is lower-cased. */
export function newBoundary(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `----form-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
