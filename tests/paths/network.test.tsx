// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { lenderName } from '../../machines/domain/lender/lenders';
import { leadPartners } from '../../machines/domain/trade/lead-partners';
import { networkMachine } from '../../machines/network/machine';
import { screens } from '../../src/screens/network';
import { done, fails, person, route } from './kit';
import { checkPage, hides, shows, tap } from './support/fixtures/checks';
import { crash, failed, ready } from './support/fixtures/outcomes';
import { testJourney } from './support/through-screens';

testJourney({
  id: 'network',
  machine: networkMachine,
  screens,
  file: 'tests/paths/network.test.tsx',
  starts: [
    { name: 'all', input: { entryUrl: '/network/application/apply' } },
    { name: 'one', input: { entryUrl: '/network/credit-haat' } },
  ],
  abstract: ({ entryUrl, partners, redirectTo, failure }) => ({
    entryUrl,
    partners,
    redirectTo,
    failed: failure?.reason,
  }),
  events: [
    done('loadPartners', ready(leadPartners), 'all are on'),
    done('loadPartners', ready(['LENDBOX']), 'one is on'),
    done('loadPartners', ready([]), 'none is on'),
    done('loadPartners', failed('timeout'), 'no answer'),
    fails('loadPartners', crash, 'our own fault'),
    ({ context }) => context.partners.map((partner) => person({ type: 'partner.chosen', partner })),
    person({ type: 'partners.opened' }),
    person({ type: 'lead.started' }),
    person({ type: 'contact.opened' }),
    person({ type: 'retry' }),
    person({ type: 'leave' }),
    person({ type: 'back' }),
    route('partners'),
    route('creditHaat'),
  ],
  controls: {
    'partner.chosen': (user, { partner }) => tap(new RegExp(lenderName(partner)))(user),
    'partners.opened': tap('See the other partners'),
    'lead.started': tap('Start'),
    'contact.opened': tap('Talk to Credit Haat'),
    retry: tap('Try again'),
    leave: tap('Go to the start'),
    back: tap('Back'),
  },
  check: (snapshot) => {
    checkPage();
    const { partners, redirectTo } = snapshot.context;
    if (snapshot.matches('partners')) {
      // Only partners whose flag is on, in alphabetical order.
      const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent ?? '');
      const shownNames = buttons.flatMap((text) =>
        leadPartners.map(lenderName).filter((name) => text.includes(name)),
      );
      expect(shownNames).toEqual(partners.map(lenderName).sort());
      shows('A partner hears of you only when you agree to it.');
    }
    if (snapshot.matches('creditHaat')) {
      expect(partners).toContain('CREDIT_HAAT');
      shows('A loan by Credit Haat');
      shows('What Credit Haat gets');
      shows('Nothing is sent yet');
      expect(screen.queryByRole('checkbox')).toBeNull();
    }
    if (snapshot.matches('notOffered')) {
      expect(partners).not.toContain('CREDIT_HAAT');
      if (partners.length > 0) shows('Credit Haat is not open for you now');
      else shows('No partner lender is open for you now');
      hides('Nothing is sent yet');
    }
    if (snapshot.matches('left'))
      expect(redirectTo).toMatch(
        /^\/(indialends(\?partner=(CREDIT_HAAT|LENDBOX|STASHFIN))?|termloan\/contact\/CREDIT_HAAT)?$/,
      );
  },
});
