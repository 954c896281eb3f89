// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { ShopPhoto } from '../../src/screens/home/later/shop-photo';

afterEach(cleanup);

it('shows a picture that was got as bytes, and gives its address up with the page', async () => {
  const revoked = vi.fn();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: revoked }));
  const bytes = async () => new Blob(['pixels'], { type: 'image/png' });
  const page = render(<ShopPhoto picture={bytes} />);
  expect((await screen.findByRole('img')).getAttribute('src')).toBe('blob:1');
  expect(revoked).not.toHaveBeenCalled();
  page.unmount();
  expect(revoked).toHaveBeenCalledWith('blob:1');
});

it('leaves a picture out that does not come', async () => {
  const nothing = vi.fn(async () => null);
  render(<ShopPhoto picture={nothing} />);
  await vi.waitFor(() => expect(nothing).toHaveBeenCalledOnce());
  expect(screen.queryByRole('img')).toBeNull();
});

it('leaves an address to the browser', () => {
  render(<ShopPhoto picture="/shop.png" />);
  expect(screen.getByRole('img').getAttribute('src')).toBe('/shop.png');
});
