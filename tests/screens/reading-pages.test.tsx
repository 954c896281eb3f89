// @vitest-environment jsdom
/** The pages to read: rights, how offers work, terms. Links are links, also before scripts; the regulator comes after 30 days. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sortingRules } from '#messages/offer-rules';
import { groupOffers } from '../../machines/domain/loan/loan-offer';
import { OwnOfficerContext } from '../../src/screens/shared/support/own-officer-context';
import { HowOffersWorkPage } from '../../src/screens/standalone/how-offers-work-page';
import type { ReadingPageProps } from '../../src/screens/standalone/reading-page';
import { RightsPage } from '../../src/screens/standalone/rights-page';
import { TermsPage } from '../../src/screens/standalone/terms-page';
import { offerWith } from '../paths/support/fixtures/money';

afterEach(cleanup);

const officer = {
  name: 'Savita Kulkarni',
  phone: '1800-000-3101',
  email: 'grievance@loans.example',
  hours: 'Monday to Friday, 10 am to 5 pm',
  address: 'MG Road, Bengaluru 560001',
};

function show(Page: ComponentType<ReadingPageProps>, ofApp: typeof officer | null = officer) {
  const onOpen = vi.fn();
  render(
    <OwnOfficerContext value={ofApp}>
      <Page onBack={() => {}} onOpen={onOpen} />
    </OwnOfficerContext>,
  );
  return onOpen;
}

/** Addresses of all links, by their names. */
const links = () =>
  Object.fromEntries(
    screen.getAllByRole('link').map((link) => [link.textContent?.trim(), link.getAttribute('href')]),
  );

describe('the page of one’s rights', () => {
  it('leads from the lender to the regulator, by real links', () => {
    show(RightsPage);
    for (const [name, address] of [
      [/^Complain to the RBI Ombudsman/, 'https://cms.rbi.org.in'],
      [/^Call the RBI: 14448/, 'tel:14448'],
      [/^Report a lender without a licence/, 'https://sachet.rbi.org.in'],
    ] as const)
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(address);
    const steps = ['Customer care of your lender', 'Its grievance officer', 'The RBI Ombudsman'];
    const text = document.body.textContent ?? '';
    const places = steps.map((step) => text.indexOf(step));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(text).toContain('within 30\u00a0days');
    expect(links()).toMatchObject({
      'Make a complaint': '/termloan/complaints',
      'See whom you can talk to': '/termloan/contact/mine',
      'See what I agreed to': '/termloan/consents',
      'How offers work': '/how-offers-work',
    });
  });

  it('opens the pages of the app without loading the app again', () => {
    const onOpen = show(RightsPage);
    const [complain] = screen.getAllByRole('link', { name: 'Make a complaint' });
    if (complain === undefined) throw new Error('There is no link to complain.');
    expect(fireEvent.click(complain)).toBe(false);
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('/termloan/complaints');
  });

  it('names this app’s own grievance officer: name, phone, e-mail, hours, address', () => {
    show(RightsPage);
    for (const fact of [officer.name, officer.phone, officer.hours, officer.address])
      expect(screen.getByText(fact)).not.toBeNull();
    expect(links()).toMatchObject({
      'Call 1800-000-3101': 'tel:18000003101',
      'Write an e-mail – This app’s grievance officer': 'mailto:grievance@loans.example',
    });
  });

  it('says whom to ask where no officer is configured, and makes nobody up', () => {
    show(RightsPage, null);
    expect(screen.getByText(/The name of this app’s officer is not known here yet/)).not.toBeNull();
    expect(document.body.textContent).not.toContain('Savita');
    expect(document.querySelector('a[href^="mailto:"]')).toBeNull();
  });

  it.each([
    'What do you take, and what for?',
    'Who gets my details?',
    'How long are they kept?',
    'Can I have them corrected or deleted?',
    'What did I agree to, and can I take it back?',
    'Do you read my phone?',
    'Do I see all costs before I sign?',
    'Can I give the loan back?',
    'Can I close it early?',
  ])('answers: %s', (question) => {
    show(RightsPage);
    const answer = screen.getByText(question).closest('details');
    expect(answer?.textContent?.length).toBeGreaterThan(question.length + 50);
  });
});

describe('the page about offers', () => {
  it('has the rules of sorting that the offers show, word for word', () => {
    show(HowOffersWorkPage);
    for (const rule of sortingRules) expect(screen.getByText(rule)).not.toBeNull();
  });

  it('says what the app does: an offer without an APR comes last, whatever the order of the answer', () => {
    expect(sortingRules.join(' ')).toContain('An offer without an APR comes last.');
    const unknown = offerWith({ loan_offer_id: 'a', apr: null });
    const known = [
      offerWith({ loan_offer_id: 'c', apr: 31.2 }),
      offerWith({ loan_offer_id: 'b', apr: 24.5 }),
    ];
    for (const answer of [
      [unknown, ...known],
      [...known, unknown],
    ]) {
      const [group] = groupOffers(answer);
      expect(group?.frequencies[0]?.offers.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
    }
  });

  it('does not claim what nobody has confirmed: who pays whom for a place', () => {
    show(HowOffersWorkPage);
    expect(document.body.textContent).not.toMatch(/pays us|commission|for a better place/i);
  });
});

it('the terms lead to the rights, for details and for complaints', () => {
  show(TermsPage);
  expect(
    screen.getAllByRole('link', { name: 'Your rights' }).map((link) => link.getAttribute('href')),
  ).toEqual(['/rights', '/rights']);
});
