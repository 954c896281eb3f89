// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { LongList } from '../../src/ui/lists/long-list';

vi.mock('../../src/ui/lists/virtual-list', () => {
  throw new Error('The chunk does not load.');
});

it('a long list shows its first rows at once; where its chunk does not load, all of them', async () => {
  render(
    <LongList label="Payments" count={300} estimatedRowHeightPx={64} keyOf={String}>
      {(index) => `Payment ${index + 1}`}
    </LongList>,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    Array.from({ length: 20 }, (_, index) => `Payment ${index + 1}`),
  );
  await screen.findByText('Payment 300', {}, { timeout: 10_000 });
  expect(screen.getAllByRole('listitem')).toHaveLength(300);
});
