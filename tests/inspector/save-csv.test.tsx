// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { csvText } from '../../src/inspector/export/csv';
import { SaveCsv } from '../../src/inspector/export/save-csv';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('saves a table as UTF-8 that a spreadsheet takes for it', async () => {
  const saved: Blob[] = [];
  const createObjectURL = (blob: Blob) => {
    saved.push(blob);
    return '#saved';
  };
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} }));
  render(<SaveCsv fileName="table" text={() => '"A − B"\r\n'} />);
  fireEvent.click(screen.getByRole('button'));
  const [file] = saved;
  if (file === undefined) throw new Error('Nothing was saved.');
  const bytes = await new Promise<unknown>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsArrayBuffer(file);
  });
  if (!(bytes instanceof ArrayBuffer)) throw new Error('It has no bytes.');
  expect([...new Uint8Array(bytes).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe('"A − B"\r\n');
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
  'writes %j as text: a spreadsheet would take it for a formula',
  (text) => {
    expect(csvText([['state', text, -1]])).toBe(`"state","'${text}",-1\r\n`);
  },
);

it('doubles the quotes in a text', () => {
  expect(csvText([['a "b", c']])).toBe('"a ""b"", c"\r\n');
});
