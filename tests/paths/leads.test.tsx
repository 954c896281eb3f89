// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { leadsCopy as copy } from '#messages/leads';
import { codeCopy } from '#messages/otp';
import { pollWait } from '../../machines/domain/base/polling';
import { lenderName } from '../../machines/domain/lender/lenders';
import type { LeadDraft, LeadField, LeadFieldProblem } from '../../machines/domain/trade/lead-fields';
import { leadsMachine } from '../../machines/leads/machine';
import { isLeadComplete, isVerified, leadOf } from '../../machines/leads/selectors';
import { requestKeyOf } from '../../machines/shared/journey';
import { consentRecord } from '../../src/copy/consents';
import { leadFieldProblem, shopAge, yesOrNoLabel } from '../../src/copy/leads';
import { screens } from '../../src/screens/leads';
import { LoadingScreen } from '../../src/screens/shared/pages/loading-screen';
import { done, fails, person, portInput, route } from './kit';
import { checkPage, hides, setValue, shows, tap } from './support/fixtures/checks';
import { leadFactsWith, leadProfileWith, leadWith } from './support/fixtures/leads';
import { leftCode } from './support/fixtures/money';
import { accepted, crash, failed, ready, refused, unanswered } from './support/fixtures/outcomes';
import { testJourney } from './support/through-screens';

const verified = leadWith({ status: 'VERIFIED' });
const rejection = (seconds: number | null, reason: string | null) =>
  leadWith({ status: 'REJECTED', retry_after: seconds, reason });
const MONTH_SECONDS = 30 * 86_400;
const REJECTION_REASON = 'The shop is too new for this partner.';
const form = {
  monthlyTurnover: 45_000,
  currentAccountAvailable: 'yes',
  gstRegistered: 'no',
  businessAgeMonths: 40,
} as const;
/** As the merchant types `form`. */
const typedForm: LeadDraft = {
  monthlyTurnover: '45,000',
  currentAccount: 'yes',
  gst: 'no',
  years: '3',
  months: ' 4 ',
};
const draft = { monthlyTurnover: '12000', currentAccount: 'no', gst: '', years: '', months: '8' } as const;
const input = { requestKeySeed: 'seed', entryUrl: '/indialends', partner: 'INDIALENDS' } as const;

/** Whether invalid answers were tried: they are typed in the first visit of the form only. */
let areErrorsTried = false;

function fill({ monthlyTurnover, currentAccount, gst, years, months }: LeadDraft): void {
  setValue('Sales in a month', monthlyTurnover);
  for (const [index, answer] of [currentAccount, gst].entries()) {
    const label = answer === 'yes' ? 'Yes' : 'No';
    const radio = screen.getAllByLabelText(label)[index];
    if (radio === undefined) throw new Error(`There is no answer ${label}.`);
    fireEvent.click(radio);
  }
  setValue('Years', years);
  setValue('Months', months);
}

function isFormEmpty(): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement>('form input')];
  return fields.every(({ type, value, checked }) => (type === 'radio' ? !checked : value === ''));
}

/** Submits an empty form, then each invalid answer: every error is shown at its field, and of up to three also in the summary. */
async function tryWrongAnswers(user: UserEvent): Promise<void> {
  for (const label of ['Sales in a month', 'Years', 'Months']) setValue(label, '');
  await tap('Continue')(user);
  const summary = screen.getByRole('alert');
  expect(summary).toBe(document.activeElement);
  expect(screen.getAllByText('Type how much the shop sells in a month.')).toHaveLength(2);
  shows('4 fields are empty');
  expect(screen.getAllByText('Type how old the shop is: years, months, or both.')).toHaveLength(1);
  const invalidAnswers = [
    ['Sales in a month', '0.50', 'Type 1 rupee or more.'],
    ['Sales in a month', '1e5', 'Type the sales in digits, for example 45000.'],
    ['Sales in a month', '200000000', 'This is more than a shop sells in a month. Check the number.'],
    ['Years', '101', 'Type 100 years or less.'],
    ['Years', 'two', 'Type the years in digits.'],
    ['Months', '12', 'A year has 12 months: type 11 or less.'],
  ] as const;
  for (const [label, text, message] of invalidAnswers) {
    setValue(label, text);
    await tap('Continue')(user);
    expect(screen.getAllByText(message)).toHaveLength(2);
    // Correcting a field clears its message.
    setValue(label, '1');
    hides(message);
  }
}

testJourney({
  id: 'leads',
  machine: leadsMachine,
  // The chart of the one-time code is a stubbed port here; its screens are walked by tests/paths/otp.test.tsx.
  screens: {
    ...screens,
    leadCode: ({ back }) => <LoadingScreen title={codeCopy.code} awaiting={codeCopy.code} onBack={back} />,
  },
  file: 'tests/paths/leads.test.tsx',
  starts: [
    { name: 'index', input },
    {
      name: 'profile, of another partner',
      input: { ...input, entryUrl: '/indialends/profile', partner: 'CREDIT_HAAT' },
    },
  ],
  abstract: ({
    partner,
    facts,
    form: sentForm,
    isEditingProfile,
    hasRequestedCode,
    failure: lastFailure,
    redirectTo,
    startWith,
  }) => ({
    partner,
    lead: facts?.lead && [
      facts.lead.status,
      facts.lead.expiresIn > 0,
      facts.lead.retryAfter,
      facts.lead.reason,
    ],
    isPartnerOn: facts?.isPartnerOn,
    profile: facts?.profile && [facts.profile.annualTurnover, facts.profile.leadId],
    typed: sentForm,
    isEditingProfile,
    hasRequestedCode,
    failed: lastFailure && [lastFailure.reason, lastFailure.code],
    isLeavingForContact: redirectTo !== '/',
    startWith,
  }),
  events: [
    done('loadLead', ready(leadFactsWith()), 'no lead yet'),
    done('loadLead', ready(leadFactsWith({ mobileLastDigits: null })), 'no lead, no number known'),
    done('loadLead', ready(leadFactsWith({ lead: leadWith({ expires_in: 0 }) })), 'opened, no valid code'),
    done('loadLead', ready(leadFactsWith({ lead: leadWith() })), 'a code was sent'),
    done('loadLead', ready(leadFactsWith({ lead: verified, draft })), 'verified, with a draft'),
    done(
      'loadLead',
      ready(leadFactsWith({ lead: verified, profile: leadProfileWith() })),
      'verified, with a profile',
    ),
    done(
      'loadLead',
      ready(leadFactsWith({ lead: verified, profile: leadProfileWith({ lead_id: 'led_0' }) })),
      'profile of an earlier lead',
    ),
    done('loadLead', ready(leadFactsWith({ lead: leadWith({ status: 'SUBMITTED' }) })), 'submitted'),
    done('loadLead', ready(leadFactsWith({ lead: leadWith({ status: 'ACCEPTED' }) })), 'accepted'),
    done(
      'loadLead',
      ready(leadFactsWith({ lead: rejection(MONTH_SECONDS, REJECTION_REASON) })),
      'rejected for a month',
    ),
    done('loadLead', ready(leadFactsWith({ lead: rejection(0, null) })), 'rejected, may ask again'),
    done('loadLead', ready(leadFactsWith({ lead: rejection(null, null) })), 'rejected, no time told'),
    done('loadLead', ready(leadFactsWith({ isPartnerOn: false })), 'switched off'),
    done(
      'loadLead',
      ready(leadFactsWith({ isPartnerOn: false, lead: leadWith() })),
      'switched off, a code was sent',
    ),
    done(
      'loadLead',
      ready(leadFactsWith({ isPartnerOn: false, lead: verified })),
      'switched off, lead verified',
    ),
    done(
      'loadLead',
      ready(leadFactsWith({ isPartnerOn: false, lead: rejection(0, null) })),
      'switched off, may ask again',
    ),
    done('loadLead', failed('timeout'), 'no answer'),
    fails('loadLead', crash, 'our own fault'),
    done('createLead', accepted(leadWith()), 'opened'),
    done('createLead', accepted(leadWith({ expires_in: 0, attempts_left: -1 })), 'opened, code unknown'),
    done('createLead', accepted(verified), 'verified elsewhere'),
    done('createLead', refused('rate_limited', { retryAfter: 600_000 }), 'too many'),
    done('createLead', refused('business_not_found'), 'refused'),
    done('createLead', unanswered, 'unanswered'),
    fails('createLead', crash, 'our own fault'),
    done('retryWait', undefined, 'the wait is over'),
    fails('retryWait', crash, 'our own fault'),
    done('otp', accepted(verified), 'verified'),
    done('otp', refused('lead_not_found'), 'refused'),
    done('otp', leftCode(), 'left'),
    fails('otp', crash, 'our own fault'),
    done('updateLeadProfile', accepted(leadProfileWith()), 'saved'),
    done('updateLeadProfile', refused('lead_already_submitted'), 'sent elsewhere'),
    done('updateLeadProfile', refused(null), 'refused'),
    done('updateLeadProfile', unanswered, 'unanswered'),
    fails('updateLeadProfile', crash, 'our own fault'),
    done('submitLead', accepted(leadWith({ status: 'SUBMITTED' })), 'sent'),
    done('submitLead', accepted(leadWith({ status: 'ACCEPTED' })), 'sent, and accepted'),
    done('submitLead', refused('lead_not_verified'), 'not verified'),
    done('submitLead', refused('consent_required'), 'refused'),
    done('submitLead', unanswered, 'unanswered'),
    fails('submitLead', crash, 'our own fault'),
    done('waitToAsk', undefined, 'time to ask'),
    fails('waitToAsk', crash, 'our own fault'),
    done('pageReturns', undefined, 'back on the page'),
    fails('pageReturns', crash, 'our own fault'),
    ({ value, context }) => [
      person({
        type: 'consent.given',
        consent: consentRecord(
          value === 'leadReview' ? 'LEAD_PROFILE' : 'LEAD_CONTACT',
          lenderName(context.partner),
        ),
      }),
    ],
    person({ type: 'profile.submitted', form }),
    person({ type: 'draft.kept', draft: { ...draft, monthlyTurnover: '99', gst: 'yes' } }),
    person({ type: 'profile.opened' }),
    person({ type: 'lead.reopened' }),
    person({ type: 'contact.opened' }),
    person({ type: 'retry' }),
    person({ type: 'back' }),
    person({ type: 'leave' }),
    route('leadStart'),
    route('leadProfile'),
    route('leadReview'),
  ],
  controls: {
    'consent.given': async (user, _, { context }) => {
      const action = /^(Agree and get an SMS code|Send to )/;
      const box = screen.getByRole('checkbox');
      // The box is unticked at first, and needed to send; after a refusal it is still ticked.
      if (context.failure === null) expect(box).toHaveProperty('checked', false);
      if (box instanceof HTMLInputElement && !box.checked) {
        await tap(action)(user);
        expect(screen.getAllByText(/^Tick the box if you agree\./)).toHaveLength(2);
        await user.click(box);
      }
      await tap(action)(user);
    },
    'profile.submitted': async (user) => {
      if (!areErrorsTried && isFormEmpty()) {
        await tryWrongAnswers(user);
        areErrorsTried = true;
      }
      fill(typedForm);
      await tap('Continue')(user);
    },
    'draft.kept': (_, { draft: typed }) => {
      fill(typed);
      fireEvent(window, new Event('pagehide'));
      return Promise.resolve();
    },
    'profile.opened': tap('Change my answers'),
    'lead.reopened': tap('Ask again'),
    'contact.opened': tap(/^Talk to (IndiaLends|Credit Haat)$/),
    retry: tap(/^(Try again|Check again)$/),
    back: tap('Back'),
    leave: tap(/^(Go to the start|Not now)$/),
  },
  check: (snapshot) => {
    checkPage();
    const { context } = snapshot;
    const { facts, partner, failure: lastFailure, form: sentForm, startWith, redirectTo } = context;
    const name = lenderName(partner);
    const lead = leadOf(context);
    if (!snapshot.matches('submittingProfile') && !snapshot.matches('profileUnanswered'))
      expect(sentForm).toBeNull();
    if (snapshot.matches('leadNotOffered')) {
      shows(`${name} is not open for you now`);
      expect(screen.queryByRole('checkbox')).toBeNull();
    }
    if (facts?.isPartnerOn === false) hides('Ask again');
    if (snapshot.matches('leadStart')) {
      expect(facts?.isPartnerOn).toBe(true);
      shows(`Ask ${name} for a loan?`);
      shows(consentRecord('LEAD_CONTACT', name).text);
      shows(`What ${name} gets`);
      shows('So that it knows who asks, and can call you.');
      shows('You do not need it for your loan here.');
      shows(`Tell ${name}, and take it back.`);
      if (facts?.mobileLastDigits != null) shows('••••• •4321');
      else hides('•••••');
      if (lastFailure === null) hides('Your request was not opened');
      else shows('Your request was not opened');
      if (lastFailure?.code === 'business_not_found') shows('Unable to process your request.');
    }
    if (snapshot.matches('submittingLead'))
      expect(portInput(snapshot, 'createLead')).toEqual({
        key: requestKeyOf(context),
        args: { businessId: 'mrc_41', partner, consent: consentRecord('LEAD_CONTACT', name) },
        startWith,
      });
    if (snapshot.matches('leadCode'))
      expect(portInput(snapshot, 'otp')).toMatchObject({
        args: { businessId: 'mrc_41', leadId: 'led_1' },
        sentCode:
          lead?.attemptsLeft === -1 ? { sent: null } : { sent: { sentTo: '******4321', attemptsLeft: 5 } },
        requestKeySeed: `seed-code-${context.codes}`,
      });
    else expect(context.hasRequestedCode && lead?.status === 'OTP_SENT').toBe(false);
    if (snapshot.matches('leadBlocked')) {
      shows('Too many tries');
      expect(portInput(snapshot, 'retryWait')).toMatchObject({ ms: 600_000 });
    }
    if (snapshot.matches('leadProfile')) {
      expect(isVerified(context)).toBe(true);
      shows(`${name} wants to know this.`);
      if (lastFailure === null) hides('Your answers were not saved');
    }
    if (snapshot.matches('submittingProfile'))
      expect(portInput(snapshot, 'updateLeadProfile')).toEqual({
        key: requestKeyOf(context),
        args: { businessId: 'mrc_41', partner, form },
        startWith,
      });
    if (snapshot.matches('leadReview') || snapshot.matches('submittingHandover')) {
      expect(isLeadComplete(context)).toBe(true);
      for (const text of [
        `Send this to ${name}?`,
        consentRecord('LEAD_PROFILE', name).text,
        '₹5,40,000',
        '₹45,000 in a month',
        '3 years 4 months',
      ])
        shows(text);
      shows('••••• •4321');
      // The consent page shows the data as it is shared.
      shows('Ramesh Kumar');
      if (lastFailure?.code === 'consent_required') {
        shows('Your request was not sent');
        shows('Unable to process your request.');
      } else hides('Your request was not sent');
    }
    if (snapshot.matches('submittingHandover'))
      expect(portInput(snapshot, 'submitLead')).toEqual({
        key: requestKeyOf(context),
        args: { businessId: 'mrc_41', leadId: 'led_1', consent: consentRecord('LEAD_PROFILE', name) },
        startWith,
      });
    if (
      snapshot.matches('leadUnanswered') ||
      snapshot.matches('profileUnanswered') ||
      snapshot.matches('handoverUnanswered')
    ) {
      shows('We do not know yet if');
      hides(/fail|was not (sent|saved|opened)/i);
    }
    if (snapshot.matches('leadSubmitted')) {
      expect(lead?.status).toBe('SUBMITTED');
      shows(`${name} has your request`);
      shows('led_1');
      hides(/fail/i);
      if (lastFailure !== null) shows('We could not ask just now.');
      if (lastFailure?.reason !== 'malformed')
        expect(portInput(snapshot, 'waitToAsk')).toEqual({ wait: pollWait('lead', context.polls) });
    }
    if (snapshot.matches('leadAccepted')) {
      expect(lead?.status).toBe('ACCEPTED');
      shows(`${name} will contact you`);
      shows('Never tell anybody a code');
    } else hides('will contact you');
    if (snapshot.matches('leadRejected')) {
      shows(`${name} said no`);
      shows('This changes nothing for your loan here.');
      shows(lead?.reason == null ? copy.rejected.noReason : copy.rejected.said(REJECTION_REASON));
      if (lead?.retryAfter === MONTH_SECONDS * 1000) shows('20 Dec, 2026');
      else hides('You can ask again on');
      if (facts?.isPartnerOn === true && (lead?.retryAfter ?? 0) === 0) shows('Ask again');
      else expect(screen.queryByRole('button', { name: 'Ask again' })).toBeNull();
    }
    if (snapshot.matches('leadUnavailable')) shows('We could not ask about your request');
    if (snapshot.matches('left')) expect(redirectTo).toMatch(new RegExp(`^/(termloan/contact/${partner})?$`));
  },
});

describe('texts of a lead', () => {
  it('say how to correct each invalid answer', () => {
    const fields: readonly LeadField[] = ['monthlyTurnover', 'currentAccount', 'gst', 'years', 'months'];
    const problems: readonly LeadFieldProblem[] = ['missing', 'malformed', 'too-small', 'too-large'];
    for (const field of fields)
      for (const problem of problems) expect(leadFieldProblem(field, problem)).toMatch(/^\S.*\.$/);
    expect(new Set(problems.map((problem) => leadFieldProblem('monthlyTurnover', problem))).size).toBe(4);
  });

  it.each([
    [0, 'Less than a month'],
    [1, '1\u00a0month'],
    [11, '11\u00a0months'],
    [12, '1\u00a0year'],
    [25, '2\u00a0years 1\u00a0month'],
    [40, '3\u00a0years 4\u00a0months'],
  ])('show an age of %i months', (months, expectedAge) => {
    expect(shopAge(months)).toBe(expectedAge);
  });

  it('show yes, no and a missing answer', () => {
    expect([true, false, null].map(yesOrNoLabel)).toEqual(['Yes', 'No', 'Not told']);
  });
});
