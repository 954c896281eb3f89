// @vitest-environment jsdom
/** Contact options of the support (spec 9): a WhatsApp number, and a second number to call; each is shown only if configured. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { SupportCard } from '../../src/screens/contact/support-card';
import {
  SupportLink,
  SupportPhoneContext,
  SupportWhatsAppContext,
} from '../../src/screens/shared/support-link';

afterEach(cleanup);

function offer(whatsapp: string | null, phone: string | null, onCall = (_: string) => {}) {
  render(
    <SupportWhatsAppContext value={whatsapp}>
      <SupportPhoneContext value={phone === null ? null : { number: phone, onCall }}>
        <SupportLink />
      </SupportPhoneContext>
    </SupportWhatsAppContext>,
  );
}

it('calls the second number by the host, not by leaving the page', () => {
  const onCall = vi.fn();
  offer('919812345678', '+918012345678', onCall);
  const link = screen.getByRole('link', { name: 'Call' });
  expect(link.getAttribute('href')).toBe('tel:+918012345678');
  expect(fireEvent.click(link)).toBe(false);
  expect(onCall).toHaveBeenCalledExactlyOnceWith('+918012345678');
  expect(screen.getByRole('link', { name: 'Help' }).getAttribute('href')).toContain(
    'https://wa.me/919812345678',
  );
});

it.each([
  ['919812345678', null, ['Help']],
  [null, '+918012345678', ['Call']],
  [null, null, []],
])('shows what is configured: %s, %s', (whatsapp, phone, names) => {
  offer(whatsapp, phone);
  expect(screen.queryAllByRole('link').map((link) => link.textContent)).toEqual(names);
});

it.each([
  ['919812345678', null, true],
  [null, '+918012345678', true],
  [null, null, false],
  ['', null, false],
])('the card on the page of contacts is there with either of them: %s, %s', (whatsapp, phone, isShown) => {
  const { container } = render(
    <SupportWhatsAppContext value={whatsapp}>
      <SupportPhoneContext value={phone === null ? null : { number: phone, onCall: () => {} }}>
        <SupportCard hours={null} />
      </SupportPhoneContext>
    </SupportWhatsAppContext>,
  );
  expect(container.textContent !== '').toBe(isShown);
});
