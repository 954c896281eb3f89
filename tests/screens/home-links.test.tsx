// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { HomeLinks } from '../../src/screens/home/home-links';
import { loanWith } from '../paths/support/fixtures/money';

afterEach(cleanup);

it('a date in what the service says of autopay stays on one line', () => {
  const message = 'The next debit is on 6 Mar, 2026.';
  const loan = loanWith({ auto_debit: { is_enabled: true, is_consented: true, message } });
  render(
    <HomeLinks loan={loan} isQrOn={false} linkTo={() => ({ href: '/', onClick: () => {} })} isBusy={false} />,
  );
  expect(screen.getByText(/The next debit/).textContent).toContain('on 6\u00a0Mar,\u00a02026.');
});
