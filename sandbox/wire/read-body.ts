import type { FilePart } from '../base/operation';

/** The body of a request: parsed JSON, the fields of a multipart form, the text if it is not JSON, or undefined. */
export async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/form-data')) return readForm(request);
  const text = await request.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

async function readForm(request: Request): Promise<unknown> {
  try {
    const parts = [...(await request.formData()).entries()].map(async ([name, part]) => [
      name,
      typeof part === 'string' ? part : await filePart(part),
    ]);
    return Object.fromEntries(await Promise.all(parts));
  } catch {
    return 'a form that cannot be read';
  }
}

const filePart = async (file: File): Promise<FilePart> => ({
  name: file.name,
  mediaType: file.type,
  bytes: new Uint8Array(await file.arrayBuffer()),
});

/** The body for validation: each file is replaced by its name, because the contract's type of a file is a string. */
export const bodyForValidation = (body: unknown): unknown => mapFiles(body, ({ name }) => name);

/** The body for the audit trail: each file is replaced by its type and size. */
export const bodyForAudit = (body: unknown): unknown =>
  mapFiles(body, ({ mediaType, bytes }) => ({ type: mediaType, bytes: bytes.length }));

function mapFiles(body: unknown, mapFile: (file: FilePart) => unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, isFilePart(value) ? mapFile(value) : value]),
  );
}

const isFilePart = (value: unknown): value is FilePart =>
  typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array;
