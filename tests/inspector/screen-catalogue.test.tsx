// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { useRoute } from '../../src/inspector/location';
import { CataloguePage } from '../../src/inspector/screen-catalogue/catalogue-page';
import { CatalogueSearch } from '../../src/inspector/screen-catalogue/catalogue-search';
import { takeComplaints } from '../support/console-complaints';
import { picturedScreen } from './pictured-screen';

const SCREENS = [
  picturedScreen({ journey: 'home', state: 'noLoan', heading: 'No loan yet' }),
  picturedScreen({ journey: 'qr', state: 'qrIntro', heading: 'Collect by QR' }),
];

function Catalogue() {
  const route = useRoute();
  if (route.kind !== 'catalogue') return null;
  return (
    <>
      <CatalogueSearch route={route} />
      <CataloguePage journeys={[]} route={route} />
    </>
  );
}

/** The browser tells of a changed address later. */
const hashChange = () =>
  new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));

beforeEach(() => {
  // Loaded once: the first test of the file asks for them.
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(SCREENS)));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  // jsdom does not know the element `search`.
  expect(takeComplaints().filter((complaint) => !complaint.includes('<%s> is unrecognized'))).toEqual([]);
});

it('the search keeps the focus where it is used on the page of a state; who comes back is at that state', async () => {
  const opened = hashChange();
  window.location.hash = '#/catalogue/home/noLoan';
  await opened;
  render(<Catalogue />);
  const heading = await screen.findByRole('heading', { name: 'noLoan', level: 1 });
  // The page takes the focus in an effect after it is drawn, and no more after that.
  await waitFor(() => expect(document.activeElement).toBe(heading));
  const field = screen.getByRole('searchbox');
  field.focus();
  const typed = hashChange();
  fireEvent.change(field, { target: { value: 'n' } });
  await act(() => typed);
  const tile = screen.getByRole('link', { name: /^noLoan/ });
  expect(document.activeElement).toBe(field);

  field.blur();
  const reopened = hashChange();
  window.location.hash = tile.getAttribute('href') ?? '';
  await act(() => reopened);
  const left = hashChange();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await act(() => left);
  expect(document.activeElement).toBe(screen.getByRole('link', { name: /^noLoan/ }));
});
