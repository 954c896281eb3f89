// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import { consentsMachine } from '../../machines/consents/machine';
import { consentOf } from '../../machines/consents/setup';
import { screens } from '../../src/screens/consents';
import { done, fails, person } from './kit';
import { checkPage, hides, shows, tap } from './support/fixtures/checks';
import { consentWith, everyConsent, logOf, takenBack } from './support/fixtures/consents';
import { accepted, crash, failed, ready, refused, unanswered } from './support/fixtures/outcomes';
import { testJourney } from './support/through-screens';

const LOAD = 'listConsents';
const WITHDRAW = 'withdrawConsent';
const WHATSAPP = 'cns-whatsapp';

/** The buttons' names by the consent that they take back. */
const titles: Readonly<Record<string, string>> = {
  [WHATSAPP]: 'Loan messages on WhatsApp',
  'cns-autopay': 'Autopay',
  'cns-aadhaar': 'Check with Aadhaar',
  'cns-score': 'Your credit score',
  'cns-new': 'Another permission',
};

testJourney({
  id: 'consents',
  machine: consentsMachine,
  screens,
  file: 'tests/paths/consents.test.tsx',
  starts: [{ name: 'what was agreed to', input: { requestKeySeed: 'seed' } }],
  abstract: ({ log, failure, chosenId, takenBackId, startWith, redirectTo }) => [
    log?.consents.map(({ id, withdrawnTime }) => [id, withdrawnTime]),
    log?.malformedCount,
    failure && [failure.reason, failure.code],
    chosenId,
    takenBackId,
    startWith,
    redirectTo,
  ],
  events: [
    done(LOAD, ready(logOf(everyConsent)), 'one of each kind'),
    done(
      LOAD,
      ready(logOf([everyConsent.at(-1) ?? {}], [{ purpose: 'AUTOPAY' }])),
      'none in force, one unreadable',
    ),
    done(LOAD, ready(logOf([])), 'none'),
    done(LOAD, failed('connection'), 'no connection'),
    fails(LOAD, crash, 'our own fault'),
    done(WITHDRAW, accepted(takenBack()), 'taken back'),
    done(WITHDRAW, accepted(consentWith()), 'still in force'),
    done(WITHDRAW, refused('consent_not_withdrawable'), 'too late'),
    done(WITHDRAW, refused('consent_not_found'), 'gone'),
    done(WITHDRAW, refused('service_busy'), 'refused'),
    done(WITHDRAW, unanswered, 'unanswered'),
    fails(WITHDRAW, crash, 'our own fault'),
    ...Object.keys(titles).map((consentId) => person({ type: 'withdrawal.opened', consentId })),
    person({ type: 'withdrawal.confirmed' }),
    person({ type: 'withdrawal.dismissed' }),
    person({ type: 'leave' }),
    person({ type: 'retry' }),
    person({ type: 'back' }),
  ],
  controls: {
    'withdrawal.opened': (user, { consentId }) => tap(`Take back: ${titles[consentId]}`)(user),
    'withdrawal.confirmed': tap('Yes, take it back'),
    'withdrawal.dismissed': tap('Keep it as it is'),
    leave: tap('Go to the start'),
    retry: tap(/^(Try again|Check again)$/),
    back: tap(/^(Back|Close)$/),
  },
  check: (snapshot) => {
    checkPage();
    const { log, failure, chosenId, takenBackId } = snapshot.context;
    const chosen = consentOf(snapshot.context, chosenId);
    if (snapshot.matches('consents')) {
      if (log?.malformedCount === 1) shows('One permission could not be read and is not shown.');
      if (log?.consents.some(({ withdrawnTime }) => withdrawnTime === null) === false)
        shows('Nothing that you agreed to is in force now.');
      // Only what is in force and can be taken back has a button.
      const buttons = screen.queryAllByRole('button', { name: /^Take back: / });
      expect(buttons).toHaveLength(log?.consents.filter(({ isWithdrawable }) => isWithdrawable).length ?? 0);
      if (takenBackId === null) hides(/^Taken back: /);
      else {
        shows('Taken back: Loan messages on WhatsApp');
        expect(consentOf(snapshot.context, takenBackId)?.withdrawnTime).not.toBeNull();
      }
      if (log?.consents.some(({ id }) => id === 'cns-pan') === true) checkEveryKind();
    }
    if (snapshot.matches('withdrawal') || snapshot.matches('submittingWithdrawal')) {
      shows(`Take back: ${titles[chosenId ?? '']}?`);
      if (chosen?.consequence === 'DEBITS_STOP') shows('You pay each instalment by hand');
      if (chosen?.consequence === 'MESSAGES_STOP') shows('No more loan messages on WhatsApp');
      // Nothing is called taken back before the service said so.
      expect(chosen?.withdrawnTime).toBeNull();
      hides(/^Taken back: /);
    }
    if (snapshot.matches('withdrawal')) (failure === null ? hides : shows)('This was not taken back');
    if (snapshot.matches('withdrawalUnanswered')) hides(/fail/i);
  },
});

/** Who, for what, when, with which text and version; or why it cannot be taken back, and what to do instead. */
function checkEveryKind(): void {
  for (const fact of [
    'Unity Small Finance Bank',
    'IndiaLends',
    'Central KYC registry',
    'This app',
    '20 Nov, 2026, 10:00 am',
    '20 Nov, 2026, 11:00 am',
    'The time is not given',
    'Due dates, receipts and answers about your loan.',
    'Version 1 of this text',
    'You agreed on another page, such as your bank’s.',
    'It cannot be taken back: this is done already.',
    'It cannot be taken back: you signed the agreement.',
    'Ask the partner to delete them.',
    'The register itself changes or ends a registration.',
    'Ask our support how to end it.',
  ])
    shows(fact);
  // The text is folded at first.
  for (const fold of document.querySelectorAll('details')) expect(fold.open).toBe(false);
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['In force', 'Taken back or ended']);
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
}
