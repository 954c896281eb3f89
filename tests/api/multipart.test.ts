import { describe, expect, it } from 'vitest';

import { multipartOf, multipartType, newBoundary } from '../../src/api/multipart';

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0x00, 0x0d, 0x0a, 0x2d, 0x2d, 0x80]);
const picture = new Blob([JPEG], { type: 'image/jpeg' });

const textOf = async (blob: Blob) => Buffer.from(await blob.arrayBuffer()).toString('latin1');

/** The same form as the platform itself encodes it, with its boundary. */
async function platform(fields: Readonly<Record<string, string>>, file: Blob, name: string) {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  form.append('invoice', file, name);
  const request = new Request('http://lender.test', { method: 'POST', body: form });
  const boundary = /boundary=(.+)$/.exec(request.headers.get('content-type') ?? '')?.[1] ?? '';
  return { boundary, text: await textOf(await request.blob()) };
}

describe('a form with a file', () => {
  it('equals the standard encoding, byte for byte', async () => {
    const fields = { supplier_id: 'sup_1', note: 'two\nlines' };
    const body = multipartOf(fields, { field: 'invoice', file: picture, name: 'bill.jpg' }, '----form-1');
    expect(await textOf(body)).toBe(
      [
        '------form-1\r\nContent-Disposition: form-data; name="supplier_id"\r\n\r\nsup_1\r\n',
        '------form-1\r\nContent-Disposition: form-data; name="note"\r\n\r\ntwo\r\nlines\r\n',
        '------form-1\r\nContent-Disposition: form-data; name="invoice"; filename="bill.jpg"\r\n',
        'Content-Type: image/jpeg\r\n\r\n',
        Buffer.from(JPEG).toString('latin1'),
        '\r\n------form-1--\r\n',
      ].join(''),
    );
    expect(body.type).toBe(multipartType('----form-1'));
  });

  it.each([
    ['plain', { supplier_id: 'sup_1', file_format: '.jpg' }, 'bill.jpg', picture],
    ['without other fields', {}, 'shop.jpg', picture],
    ['quotes and line ends in names', { 'a"b\r\nc': 'x' }, 'a"b\r\nc\n.jpg', picture],
    ['line ends of all kinds in a value', { note: '1\n2\r3\r\n4' }, 'bill.jpg', picture],
    [
      'Hindi',
      { '\u0928\u093e\u092e': '\u0938\u0941\u0928\u0940\u0924\u093e' },
      '\u092c\u093f\u0932.jpg',
      picture,
    ],
    ['a file that says no type', {}, 'bill', new Blob(['x'])],
    ['an empty file', {}, 'bill.pdf', new Blob([], { type: 'application/pdf' })],
  ])('is parsed by the platform as the same form: %s', async (_, fields, name, file) => {
    const { boundary, text } = await platform(fields, file, name);
    const own = await textOf(multipartOf(fields, { field: 'invoice', file, name }, boundary));
    // Whether a line end follows the last boundary is free (RFC 2046 5.1.1): browsers send one.
    expect(own.trimEnd()).toBe(text.trimEnd());
    expect(own.endsWith(`--${boundary}--\r\n`)).toBe(true);
  });

  it('parses back to the same fields', async () => {
    const boundary = newBoundary();
    const body = multipartOf(
      { kind: 'PAN' },
      { field: 'document', file: picture, name: 'pan.jpg' },
      boundary,
    );
    const form = await new Response(body, {
      headers: { 'content-type': multipartType(boundary) },
    }).formData();
    expect([...form.keys()]).toEqual(['kind', 'document']);
    const read = form.get('document');
    expect(read).toMatchObject({ name: 'pan.jpg', type: 'image/jpeg', size: JPEG.length });
    if (!(read instanceof Blob)) throw new Error('The document is a file.');
    expect(new Uint8Array(await read.arrayBuffer())).toEqual(JPEG);
  });

  it('has a new boundary each time, which is valid in a header', () => {
    const boundaries = Array.from({ length: 100 }, newBoundary);
    expect(new Set(boundaries).size).toBe(100);
    for (const boundary of boundaries) expect(boundary).toMatch(/^[a-z\d-]{20,70}$/);
  });
});
