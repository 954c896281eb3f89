/** Converts values to JSON and back. Dates, errors and undefined are preserved. */

export function pack(value: unknown): unknown {
  if (value === undefined) return { $: 'undefined' };
  if (value instanceof Date) return { $: 'date', at: value.getTime() };
  if (value instanceof Error) {
    return { $: 'error', name: value.name, message: value.message, more: pack({ ...value }) };
  }
  if (Array.isArray(value)) return value.map(pack);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, pack(item)]));
}

export function unpack(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpack);
  if (typeof value !== 'object' || value === null) return value;
  if ('$' in value) {
    if (value.$ === 'undefined') return undefined;
    if (value.$ === 'date' && 'at' in value) return new Date(Number(value.at));
    if (value.$ === 'error') return unpackError(value);
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, unpack(item)]));
}

function unpackError(value: object): Error {
  const error = new Error('message' in value ? String(value.message) : '');
  Object.assign(error, 'more' in value ? unpack(value.more) : {});
  if ('name' in value && value.name !== error.name)
    Object.defineProperty(error, 'name', { value: value.name });
  return error;
}
