// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { ShopPhoto } from '../../src/screens/home/shop-photo';
import { ServiceFilesContext } from '../../src/screens/shared/service-file';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function photoGotBy(read: (() => Promise<Blob | null>) | null) {
  const file = { address: '/shop.png', read, fetchFile: read, openInHost: async () => false };
  return render(
    <ServiceFilesContext value={() => file}>
      <ShopPhoto link="/shop.png" />
    </ServiceFilesContext>,
  );
}

it('shows a picture that was fetched as bytes, and revokes its object URL with the page', async () => {
  const revoked = vi.fn();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: revoked }));
  const page = photoGotBy(async () => new Blob(['pixels'], { type: 'image/png' }));
  expect((await screen.findByRole('img')).getAttribute('src')).toBe('blob:1');
  expect(revoked).not.toHaveBeenCalled();
  page.unmount();
  expect(revoked).toHaveBeenCalledWith('blob:1');
});

it('omits a picture that fails to load', async () => {
  const nothing = vi.fn(async () => null);
  photoGotBy(nothing);
  await vi.waitFor(() => expect(nothing).toHaveBeenCalledOnce());
  expect(screen.queryByRole('img')).toBeNull();
});

it('lets the browser load a URL', () => {
  photoGotBy(null);
  expect(screen.getByRole('img').getAttribute('src')).toBe('/shop.png');
});
