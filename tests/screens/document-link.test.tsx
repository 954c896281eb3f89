// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { documentSheetCopy as copy } from '#messages/document-sheet';
import { sharedCopy } from '#messages/shared';
import type { ServiceFile } from '../../machines/domain/files/service-file';
import { DocumentLink } from '../../src/screens/shared/document-link';
import { ServiceFilesContext } from '../../src/screens/shared/service-file';
import { ServicePicture } from '../../src/screens/shared/service-picture';

const ADDRESS = 'https://api.example/agreement.html';
const revoked = vi.fn();

beforeEach(() => {
  let made = 0;
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => `blob:${++made}`, revokeObjectURL: revoked }),
  );
});
afterEach(() => {
  cleanup();
  revoked.mockClear();
  vi.unstubAllGlobals();
});

const blob = (type: string) => async () => new Blob(['bytes'], { type });

function paper(read: ServiceFile['read'], openInHost = vi.fn(async () => true)) {
  render(
    <ServiceFilesContext value={() => ({ address: ADDRESS, read, fetchFile: read, openInHost })}>
      <DocumentLink link="/agreement.html" name="Agreement" />
    </ServiceFilesContext>,
  );
  return openInHost;
}

it('is a link to a page of its own where the browser can open it', () => {
  paper(null);
  const link = screen.getByRole('link', { name: 'Agreement' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([ADDRESS, '_blank']);
});

it('is omitted if it may not be opened', () => {
  render(
    <ServiceFilesContext value={() => null}>
      <DocumentLink link="javascript:alert(1)" name="Agreement" />
    </ServiceFilesContext>,
  );
  expect(document.body.textContent).toBe('');
});

it('shows an HTML document on this page, without scripts, and revokes its object URL', async () => {
  paper(blob('text/html; charset=utf-8'));
  fireEvent.click(screen.getByRole('button', { name: 'Agreement' }));
  const frame = await screen.findByTitle('Agreement');
  expect([frame.getAttribute('src'), frame.getAttribute('sandbox')]).toEqual(['blob:1', 'allow-same-origin']);
  fireEvent.click(screen.getByRole('button', { name: sharedCopy.close }));
  expect(screen.queryByTitle('Agreement')).toBeNull();
  expect(revoked).toHaveBeenCalledWith('blob:1');
});

it('shows that the host opens a PDF, and passes it to the host', async () => {
  const openInHost = paper(blob('application/pdf'));
  fireEvent.click(screen.getByRole('button', { name: 'Agreement' }));
  expect(await screen.findByText(copy.isFile)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: copy.openInHost }));
  expect(openInHost).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(copy.notInHost, { exact: false })).toBeNull();
});

it('shows a message when the host cannot open it', async () => {
  paper(
    blob('application/pdf'),
    vi.fn(async () => false),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Agreement' }));
  fireEvent.click(await screen.findByRole('button', { name: copy.openInHost }));
  expect(await screen.findByText(copy.notInHost, { exact: false })).toBeDefined();
});

it('retries a document that failed to load', async () => {
  const read = vi.fn<NonNullable<ServiceFile['read']>>(blob('text/html')).mockResolvedValueOnce(null);
  paper(read);
  fireEvent.click(screen.getByRole('button', { name: 'Agreement' }));
  expect((await screen.findByRole('alert')).textContent).toBe(copy.failed);
  fireEvent.click(screen.getByRole('button', { name: sharedCopy.retry }));
  expect(await screen.findByTitle('Agreement')).toBeDefined();
  expect(read).toHaveBeenCalledTimes(2);
});

it.each([
  ['one that comes', blob('image/png'), 'blob:1'],
  ['a message for one that does not come', async () => null, null],
])('of the pictures that need the credentials in a header, shows %s', async (_, read, src) => {
  render(
    <ServiceFilesContext
      value={() => ({ address: ADDRESS, read, fetchFile: read, openInHost: async () => false })}
    >
      <ServicePicture link="/selfie" alt="Selfie" failedText="Not shown" missingText="Missing" />
    </ServiceFilesContext>,
  );
  expect(screen.getByText(sharedCopy.loading)).toBeDefined();
  if (src === null) expect(await screen.findByText('Not shown')).toBeDefined();
  else expect((await screen.findByRole('img', { name: 'Selfie' })).getAttribute('src')).toBe(src);
});
