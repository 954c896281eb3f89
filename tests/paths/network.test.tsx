// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import { networkMachine } from '../../machines/network/machine';
import { screens } from '../../src/screens/network';
import { person, route } from './kit/moves';
import { checkPage, shows, tap } from './support/fixtures-checks';
import { testJourney } from './support/through-screens';

testJourney({
  id: 'network',
  machine: networkMachine,
  screens,
  file: 'tests/paths/network.test.tsx',
  walk: 40,
  starts: [
    { name: 'all', input: { door: '/network/application/apply' } },
    { name: 'one', input: { door: '/network/credit-haat' } },
  ],
  abstract: ({ redirectTo }) => ({ redirectTo }),
  samples: [
    person({ type: 'partner.chosen', partner: 'INDIALENDS' }),
    person({ type: 'partner.chosen', partner: 'CREDIT_HAAT' }),
    person({ type: 'lead.started' }),
    person({ type: 'contact.opened' }),
    person({ type: 'back' }),
    route('partners'),
    route('creditHaat'),
  ],
  controls: {
    'partner.chosen': (one, { partner }) =>
      tap(partner === 'INDIALENDS' ? /^IndiaLends/ : /^Credit Haat/)(one),
    'lead.started': tap('Start'),
    'contact.opened': tap('Talk to Credit Haat'),
    back: tap('Back'),
  },
  check: (snapshot) => {
    checkPage();
    if (snapshot.matches('partners')) {
      const names = screen.getAllByRole('button').map(({ textContent }) => textContent ?? '');
      const partners = names.filter((name) => /Haat|Lends/.test(name));
      expect(partners.map((name) => name.replace(/^(CH|IL)/, '').slice(0, 10))).toEqual([
        'Credit Haa',
        'IndiaLends',
      ]);
      shows('A partner hears of you only when you agree to it.');
    }
    if (snapshot.matches('creditHaat')) {
      shows('A loan by Credit Haat');
      shows('What Credit Haat gets');
      shows('Nothing is sent yet');
      expect(screen.queryByRole('checkbox')).toBeNull();
    }
    if (snapshot.matches('left'))
      expect(snapshot.context.redirectTo).toMatch(
        /^\/(indialends(\?partner=CREDIT_HAAT)?|termloan\/contact\/CREDIT_HAAT)?$/,
      );
  },
});
