// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';

import { enachMachine } from '../../machines/enach/machine';
import { enachReasons, whyMandateFailed } from '../../src/copy/enach-reasons';
import { screens } from '../../src/screens/enach';
import { done, elapses, fails, person } from './kit/moves';
import { checkPage, hides, shows, tap } from './support/fixtures-checks';
import { failed, mandateWith, ready } from './support/fixtures-money';
import { testJourney } from './support/through-screens';

/** The chart's own cap: two minutes of polls. */
const POLLS = 12;

const active = ready(mandateWith({ status: 'ACTIVE' }));
const pending = ready(mandateWith({ status: 'PENDING' }));

testJourney({
  id: 'enach',
  machine: enachMachine,
  screens,
  file: 'tests/paths/enach.test.tsx',
  walk: 80,
  starts: [
    { name: 'enach', input: { door: '/termloan/enach', hasReturned: false } },
    { name: 'back from the bank', input: { door: '/termloan/enach', hasReturned: true } },
  ],
  abstract: ({ hasReturned, mandate, isRenewed, polls, failure }) => ({
    hasReturned,
    mandate: mandate && [mandate.status, mandate.failureReason],
    isRenewed,
    polls,
    failed: failure?.reason,
  }),
  samples: [
    done('getAutopayMandate', ready(mandateWith()), 'a new mandate'),
    done('getAutopayMandate', active, 'active already'),
    done('getAutopayMandate', pending, 'the bank decides'),
    done('getAutopayMandate', ready(mandateWith({ status: 'PAUSED' })), 'paused'),
    done(
      'getAutopayMandate',
      ready(mandateWith({ status: 'FAILED', failure_reason: 'insufficient_funds' })),
      'the bank said no',
    ),
    done('getAutopayMandate', ready(mandateWith({ status: 'EXPIRED', failure_reason: null })), 'expired'),
    done('getAutopayMandate', failed('connection'), 'no connection'),
    fails('getAutopayMandate', new Error('broken'), 'our own fault'),
    done('openBankPage', undefined, 'came back'),
    fails('openBankPage', new Error('no page'), 'nothing opened'),
    elapses('leaveTimeout'),
    done('checkAutopayMandate', active, 'active now'),
    done('checkAutopayMandate', pending, 'still deciding'),
    done('checkAutopayMandate', ready(mandateWith({ status: 'REJECTED', failure_reason: 'odd' })), 'no'),
    done('checkAutopayMandate', failed('timeout'), 'no answer'),
    fails('checkAutopayMandate', new Error('broken'), 'our own fault'),
    (snapshot) => (snapshot.context.polls < POLLS ? [elapses('pollDelay')] : []),
    person({ type: 'mandate.started' }),
    person({ type: 'retry' }),
    person({ type: 'back' }),
    person({ type: 'leave' }),
  ],
  controls: {
    'mandate.started': tap('Continue to your bank'),
    retry: tap(/^(Try again|Check again)$/),
    back: tap('Back'),
    leave: tap('Go back, look later'),
  },
  check: (snapshot) => {
    checkPage();
    const { mandate, failure, hasReturned } = snapshot.context;
    if (snapshot.matches('mandateActivated')) expect(mandate?.status).toBe('ACTIVE');
    else hides('approved autopay.');
    if (snapshot.matches('enach')) {
      for (const fact of ['₹5,000', 'Every week', '27 Nov, 2026', 'HDFC Bank ••7890']) shows(fact);
      if (failure !== null) shows('Your bank’s page did not open');
      else if (hasReturned) shows('Your bank has not approved it');
      else hides('Your bank has not approved it');
    }
    if (snapshot.matches('mandatePending')) {
      shows('Your bank has not answered yet');
      hides(/failed|did not approve/i);
    }
    if (snapshot.matches('mandateFailed')) shows(whyMandateFailed(mandate?.failureReason ?? null));
  },
});

describe('the words of a refused mandate', () => {
  it('are its own for each reason, and general for one that we do not know', () => {
    const words = Object.keys(enachReasons).map(whyMandateFailed);
    expect(words).toHaveLength(19);
    expect(new Set(words).size).toBe(19);
    const general = whyMandateFailed('something_new');
    expect(words).not.toContain(general);
    expect(whyMandateFailed(null)).toBe(general);
    expect(whyMandateFailed('toString')).toBe(general);
  });
});
