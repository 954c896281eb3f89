// @vitest-environment jsdom
import { expect } from 'vitest';

import { type Host, sessionMachine } from '../../machines/session/machine';
import { screens } from '../../src/screens/session';
import { done, fails, person } from './kit';
import { checkPage, shows, tap } from './support/fixtures/checks';
import { merchantFixture } from './support/fixtures/money';
import { crash, failed, ready } from './support/fixtures/outcomes';
import { testJourney } from './support/through-screens';

const nativeHost: Host = { kind: 'native', isBridgeMissing: false, isCookieBlocked: false };
const crossSiteBrowser: Host = { kind: 'browser', isBridgeMissing: false, isCookieBlocked: true };

testJourney({
  id: 'session',
  machine: sessionMachine,
  screens,
  file: 'tests/paths/session.test.tsx',
  starts: [{ name: 'tab opened' }],
  abstract: ({ host, merchant, failure }) => ({
    host: host?.kind,
    isCookieBlocked: host?.isCookieBlocked,
    isKnown: merchant !== null,
    failed: failure?.reason,
  }),
  events: [
    done('connectHost', nativeHost, 'native'),
    done('connectHost', crossSiteBrowser, 'browser at another site'),
    fails('connectHost', new Error('no bridge'), 'no bridge'),
    done('getMerchant', ready(merchantFixture), 'known'),
    done('getMerchant', failed('session-ended'), 'refused'),
    done('getMerchant', failed('connection'), 'no connection'),
    fails('getMerchant', crash, 'our own fault'),
    person({ type: 'retry' }),
    person({ type: 'session.expired' }),
    person({ type: 'merchant.changed' }),
  ],
  controls: { retry: tap(/^(Try again|Continue with this account)$/) },
  appEvents: ['session.expired', 'merchant.changed'],
  check: (snapshot) => {
    if (snapshot.matches('ready')) {
      expect(snapshot.context.merchant).not.toBeNull();
      expect(document.body.textContent).toBe('');
      return;
    }
    checkPage();
    if (snapshot.hasTag('pending')) shows('Opening your loan app');
    if (snapshot.matches('merchantUnavailable')) shows('We could not reach your account');
    if (snapshot.matches('notSignedInHere')) {
      expect(snapshot.context.host?.isCookieBlocked).toBe(true);
      shows('You cannot be signed in here');
      shows('Open the loan page from the app');
    }
    if (snapshot.matches('ended')) {
      expect(snapshot.context.merchant).toBeNull();
      shows('Your session has ended');
    }
    if (snapshot.matches('changed')) {
      // The data of the earlier merchant is cleared.
      expect(snapshot.context.merchant).toBeNull();
      shows('Another account is signed in now');
    }
  },
});
