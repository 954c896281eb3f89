// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { parse } from 'valibot';
import { expect } from 'vitest';

import { contactMachine } from '../../machines/contact/machine';
import type { ContactFacts } from '../../machines/contact/setup';
import { failure } from '../../machines/domain/base/failure';
import { lenderContactSchema } from '../../machines/domain/lender/lender-contact';
import { whatsappOptinSchema } from '../../machines/domain/merchant/whatsapp-optin';
import { consentRecord } from '../../src/copy/consents';
import { screens } from '../../src/screens/contact';
import { done, fails, person } from './kit';
import { checkPage, hides, shows, showsWhoMayCall, tap } from './support/fixtures/checks';
import { overdueContact } from './support/fixtures/lending';
import { mobile, now } from './support/fixtures/money';
import { accepted, crash, failed, ready, refused } from './support/fixtures/outcomes';
import { testJourney } from './support/through-screens';

const fullContact = parse(lenderContactSchema, {
  nbfc: 'USFB',
  legal_name: 'Unity Small Finance Bank Limited',
  website: 'https://www.usfb.example/help',
  registered_address: 'Registered House, New Delhi 110001',
  customer_care: { phone: '1800-000-2101', email: 'help@usfb.example', hours: 'All days but Sunday' },
  grievance_officer: {
    name: 'Meenakshi Iyer',
    phone: '1800-000-1101',
    email: 'care@usfb.example',
    hours: null,
    address: 'Barakhamba Road, New Delhi',
  },
});
/** It is named also while nothing is overdue. */
const ownContact = { ...fullContact, collection: overdueContact.collection };
const officerOnly = parse(lenderContactSchema, {
  nbfc: 'ARTHMATE',
  grievance_officer: { phone: '1800-000-1102' },
});

const consent = (isOptedIn: boolean) =>
  parse(whatsappOptinSchema, {
    mobile: '******4321',
    channel: 3,
    opt_in: isOptedIn,
    update_time: isOptedIn ? now / 1000 : 0,
  });

const loadsContact = (label: string, overrides: Partial<ContactFacts>) =>
  done(
    'loadContact',
    ready<ContactFacts>({
      nbfc: 'USFB',
      ownNbfc: 'USFB',
      contact: ownContact,
      isOverdue: false,
      supportHours: 'Every day, 9 am to 7 pm',
      optin: ready(consent(false)),
      ...overrides,
    }),
    label,
  );

const consentUnread = failed('unavailable');

testJourney({
  id: 'contact',
  machine: contactMachine,
  screens,
  file: 'tests/paths/contact.test.tsx',
  starts: [{ name: 'help', input: { partnerId: 'mine', requestKeySeed: 'seed' } }],
  abstract: ({
    facts,
    failure: lastFailure,
    wantsMessages,
    refusal,
    failedNumber,
    startWith,
    redirectTo,
  }) => [
    facts && [
      facts.nbfc,
      facts.ownNbfc,
      facts.contact?.nbfc,
      facts.isOverdue && facts.contact?.collection != null,
      facts.optin.ok ? facts.optin.data.isOptedIn : null,
    ],
    lastFailure?.reason,
    wantsMessages,
    refusal?.code,
    failedNumber,
    startWith,
    redirectTo,
  ],
  events: [
    loadsContact('own lender', {}),
    loadsContact('own lender, overdue', { isOverdue: true }),
    loadsContact('own lender, overdue, which names nobody', { isOverdue: true, contact: fullContact }),
    loadsContact('another lender, messages agreed to', {
      nbfc: 'ARTHMATE',
      contact: officerOnly,
      optin: ready(consent(true)),
    }),
    loadsContact('consent not read', { optin: consentUnread }),
    loadsContact('no lender yet', { nbfc: null, ownNbfc: null, contact: null }),
    loadsContact('no lender, consent not read', {
      nbfc: null,
      ownNbfc: null,
      contact: null,
      optin: consentUnread,
    }),
    loadsContact('an unknown one, consent not read', {
      nbfc: 'NOBODY<b>',
      contact: null,
      optin: consentUnread,
    }),
    loadsContact('an unknown one', { nbfc: 'NOBODY<b>', contact: null }),
    loadsContact('own lender without a number', { nbfc: 'LENDBOX', ownNbfc: 'LENDBOX', contact: null }),
    done('loadContact', failed('connection'), 'no connection'),
    fails('loadContact', crash, 'our own fault'),
    done('getWhatsappOptin', ready(consent(false)), 'not agreed'),
    done('getWhatsappOptin', consentUnread, 'still not read'),
    fails('getWhatsappOptin', crash, 'our own fault'),
    done('setWhatsappOptin', accepted(consent(true)), 'agreed'),
    done('setWhatsappOptin', accepted(consent(false)), 'stopped'),
    done('setWhatsappOptin', refused('mobile_not_registered'), 'refused'),
    done('setWhatsappOptin', { kind: 'unanswered', failure: failure('unavailable') }, 'unanswered'),
    fails('setWhatsappOptin', crash, 'our own fault'),
    done('call', true, 'opened'),
    done('call', false, 'not opened'),
    fails('call', crash, 'our own fault'),
    (snapshot) => {
      const contact = snapshot.context.facts?.contact;
      const phone = contact?.grievanceOfficer?.phone;
      return phone ? [person({ type: 'call.opened', phone })] : [];
    },
    person({ type: 'consent.asked' }),
    person({ type: 'consent.given', consent: consentRecord('WHATSAPP_MESSAGES') }),
    person({ type: 'consent.withdrawn' }),
    person({ type: 'own.opened' }),
    person({ type: 'complaint.opened' }),
    person({ type: 'rights.opened' }),
    person({ type: 'retry' }),
    person({ type: 'back' }),
    person({ type: 'leave' }, { enabled: ({ context }) => !isOfOtherLender(context.facts) }),
  ],
  controls: {
    'call.opened': tap('Call the officer'),
    'consent.asked': tap('Try again'),
    'consent.given': tap('Agree to loan messages'),
    'consent.withdrawn': tap('Stop loan messages'),
    'own.opened': tap('Talk to Unity Small Finance Bank'),
    'complaint.opened': tap(/^Make a complaint/),
    'rights.opened': tap(/^Your rights/),
    retry: tap(/^(Try again|Check again)$/),
    back: tap('Back'),
    leave: tap('Go to the start'),
  },
  check: (snapshot) => {
    checkPage();
    hides('NOBODY');
    const { facts, refusal, failedNumber, failure: lastFailure } = snapshot.context;
    if (snapshot.matches('contactUnavailable')) expect(lastFailure).not.toBeNull();
    if (facts === null || !isPage(snapshot)) return;
    expect(document.body.textContent).not.toContain(mobile);
    showsWhoMayCall(facts.isOverdue && facts.contact?.collection != null);
    if (facts.contact === ownContact || facts.contact === fullContact) {
      for (const fact of ['Meenakshi Iyer', '1800-000-1101', '1800-000-2101', 'New Delhi']) shows(fact);
      shows('The lender of your loan');
      expect(document.querySelector('a[href="mailto:care@usfb.example"]')).not.toBeNull();
      shows('Registered House, New Delhi 110001');
      const website = screen.getByRole('link', { name: 'usfb.example' });
      expect(website.getAttribute('href')).toBe('https://www.usfb.example/help');
    }
    if (facts.contact === officerOnly) {
      shows('A lending partner');
      hides(/^Customer care$/);
      hides('Write an e-mail');
      hides(/^Website$/);
    }
    // After the lender's own people comes the regulator, by real links, and when.
    if (facts.contact !== null) {
      shows('within 30 days');
      for (const href of ['https://cms.rbi.org.in', 'tel:14448', 'https://sachet.rbi.org.in'])
        expect(document.querySelector(`a[href="${href}"]`), href).not.toBeNull();
    }
    shows('This app’s grievance officer');
    if (snapshot.matches('unknownPartner')) {
      shows(
        facts.nbfc === 'LENDBOX' ? 'We have no phone number of Lendbox yet' : 'We don’t know this lender',
      );
    }
    // The shown consent is the service's last answer, never the requested value.
    if (!facts.optin.ok) shows('We could not see if you agreed to messages.');
    else if (facts.optin.data.isOptedIn) shows('You agreed on 20 Nov, 2026. They come to ******4321.');
    else shows('You get none now. They would come to ******4321.');
    if (snapshot.matches('contact')) {
      if (failedNumber === null) hides('The call did not open');
      else shows(`Please dial ${failedNumber} yourself.`);
      if (refusal === null) hides('This was not changed');
      else shows('Your mobile number is not registered with us.');
    }
  },
});

type Snapshot = ReturnType<typeof contactMachine.getInitialSnapshot>;

function isPage(snapshot: Snapshot): boolean {
  return (['contact', 'noLender', 'unknownPartner', 'submittingConsent', 'loadingConsent'] as const).some(
    (state) => snapshot.matches(state),
  );
}

/** Whether the page shows another lender than the merchant's own: then it links to the own lender, not to the start. */
function isOfOtherLender(facts: ContactFacts | null): boolean {
  return facts !== null && facts.ownNbfc !== null && facts.ownNbfc !== facts.nbfc;
}
