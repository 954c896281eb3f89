// @vitest-environment jsdom
/** Contact options of the support (spec 9): a WhatsApp number, and a second number to call; each is shown only if configured, and says where the merchant is. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';

import { accountEndingOf } from '../../machines/domain/loan/account-ending';
import { SupportCard } from '../../src/screens/contact/support-card';
import {
  type SupportFacts,
  SupportFactsContext,
  SupportLink,
  SupportPhoneContext,
  SupportWhatsAppContext,
} from '../../src/screens/shared/support-link';

afterEach(cleanup);

function offer(
  whatsapp: string | null,
  phone: string | null,
  onCall = (_: string) => {},
  facts: SupportFacts | null = null,
) {
  render(
    <SupportWhatsAppContext value={whatsapp}>
      <SupportPhoneContext value={phone === null ? null : { number: phone, onCall }}>
        <SupportFactsContext value={facts}>
          <SupportLink />
        </SupportFactsContext>
      </SupportPhoneContext>
    </SupportWhatsAppContext>,
  );
}

/** The text that WhatsApp would be opened with. */
function messageAfterTap(): string | null {
  const link = screen.getByRole('link', { name: 'Help' });
  // jsdom cannot open a page.
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  return new URL(link.getAttribute('href') ?? '').searchParams.get('text');
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

it('tells support the page, the end of the loan’s account number and the code, as they are at the tap', () => {
  let page = '/termloan';
  let ending: string | null = null;
  offer('919812345678', null, undefined, {
    code: 'K7M2QF',
    page: () => page,
    accountEnding: () => ending,
  });
  expect(messageAfterTap()).toBe(
    'Please contact me back about my loan.\nPage: /termloan\nCode: K7M\u00a02QF',
  );
  page = '/termloan/contact/$partnerId';
  ending = '0016';
  expect(messageAfterTap()).toBe(
    'Please contact me back about my loan.\nPage: /termloan/contact/$partnerId\nLoan account ending in 0016\nCode: K7M\u00a02QF',
  );
});

it('says only the fixed message of spec 9 where nothing is known', () => {
  offer('919812345678', null);
  expect(messageAfterTap()).toBe('Please contact me back about my loan.');
});

it.each([
  ['K7M2QF', 'Say this code: K7M\u00a02QF'],
  [null, ''],
])('shows the code %s beside the call', (code, text) => {
  offer(null, '+918012345678', undefined, { code, page: () => null, accountEnding: () => null });
  const line = screen.getByRole('link', { name: 'Call' }).parentElement?.nextElementSibling;
  expect(line?.textContent?.trim()).toBe(text);
});

it('leaves the code out of the prerendered document, which is the same for everybody, and keeps its line free', () => {
  const html = renderToString(
    <SupportPhoneContext value={{ number: '+918012345678', onCall: () => {} }}>
      <SupportFactsContext value={{ code: 'K7M2QF', page: () => null, accountEnding: () => null }}>
        <SupportLink />
      </SupportFactsContext>
    </SupportPhoneContext>,
  );
  expect(html).not.toContain('K7M');
  expect(html).toContain('\u00a0</span>');
});

it.each([
  ['MTL427650016', '0016'],
  ['12345678', '5678'],
  ['1234567', null],
  [null, null],
])('of the account number %s only the ending is told: %s', (accountNumber, ending) => {
  expect(accountEndingOf(accountNumber)).toBe(ending);
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
