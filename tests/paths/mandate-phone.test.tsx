// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { mandatePhoneCopy as copy } from '#messages/mandate-phone';
import { codeCopy } from '#messages/otp';
import { pollWait } from '../../machines/domain/base/polling';
import type { PhoneVerification } from '../../machines/domain/merchant/phone-verification';
import { mandatePhoneMachine } from '../../machines/mandate-phone/machine';
import { screens } from '../../src/screens/mandate-phone';
import { LoadingScreen } from '../../src/screens/shared/pages/loading-screen';
import { done, fails, person, portInput } from './kit';
import { checkPage, hides, shows, tap } from './support/fixtures/checks';
import { leftCode, mobile } from './support/fixtures/money';
import { accepted, crash, failed, ready, refused } from './support/fixtures/outcomes';
import { testJourney } from './support/through-screens';

const phone = (status: PhoneVerification['status'], failureReason: string | null = null) => ({
  status,
  maskedMobile: status === 'NOT_STARTED' ? null : '******4321',
  failureReason,
});
const phoneFacts = (
  status: PhoneVerification['status'],
  failureReason: string | null = null,
  ownMobile: string | null = '4321',
) => ready({ phone: phone(status, failureReason), ownMobile, sentCode: null });
/** The code that was sent, and can still be entered. */
const sentCode = {
  sent: {
    reference: null,
    sentTo: '******4321',
    resendAfter: 30_000,
    expiresIn: 300_000,
    sendsLeft: 2,
    attemptsLeft: 5,
  },
  sendKey: 'seed-0',
};
const input = { requestKeySeed: 'seed', entryUrl: '/termloan/mandate-phone-verification' } as const;

testJourney({
  id: 'mandate-phone',
  machine: mandatePhoneMachine,
  // The chart of the one-time code is a stubbed port here; its screens are walked by tests/paths/otp.test.tsx.
  screens: {
    ...screens,
    phoneCode: ({ back }) => <LoadingScreen title={codeCopy.code} awaiting={codeCopy.code} onBack={back} />,
  },
  file: 'tests/paths/mandate-phone.test.tsx',
  starts: [
    { name: 'phone', input },
    { name: 'async', input: { ...input, entryUrl: '/termloan/phone-verification-async' } },
  ],
  abstract: ({ start, requestedPhone, leftCode: codeLeft, failure: lastFailure, redirectTo }) => ({
    phone: start && [start.phone.status, start.phone.failureReason, start.ownMobile],
    requestedPhone,
    canEnterCode: codeLeft?.sentCode != null,
    failed: lastFailure && [lastFailure.reason, lastFailure.code],
    redirectTo,
  }),
  events: [
    done('loadPhone', phoneFacts('NOT_STARTED'), 'not started'),
    done('loadPhone', phoneFacts('NOT_STARTED', null, null), 'not started, no number known'),
    done('loadPhone', phoneFacts('OTP_SENT'), 'a code was sent'),
    done('loadPhone', phoneFacts('PENDING'), 'the bank decides'),
    done('loadPhone', phoneFacts('VERIFIED'), 'verified'),
    done('loadPhone', phoneFacts('FAILED', 'mobile_not_linked_to_bank'), 'not linked'),
    done('loadPhone', phoneFacts('FAILED', 'odd'), 'failed otherwise'),
    done('loadPhone', failed('connection'), 'no connection'),
    fails('loadPhone', crash, 'our own fault'),
    done('otp', accepted(phone('VERIFIED')), 'verified'),
    done('otp', accepted(phone('PENDING')), 'the bank answers later'),
    done('otp', accepted(phone('FAILED', 'mobile_not_linked_to_bank')), 'not linked'),
    done('otp', refused('sms_down'), 'refused'),
    done('otp', leftCode(), 'left'),
    done('otp', leftCode({ sentCode }), 'left, the code can still be entered'),
    fails('otp', crash, 'our own fault'),
    done('waitToAsk', undefined, 'time to ask'),
    fails('waitToAsk', crash, 'our own fault'),
    done('pageReturns', undefined, 'back on the page'),
    done('getMandatePhone', ready(phone('PENDING')), 'still deciding'),
    done('getMandatePhone', ready(phone('VERIFIED')), 'verified now'),
    done('getMandatePhone', failed('timeout'), 'no answer'),
    fails('getMandatePhone', crash, 'our own fault'),
    person(
      { type: 'phone.submitted', mobile: null },
      { enabled: ({ context }) => context.start?.ownMobile !== null },
    ),
    person({ type: 'phone.submitted', mobile }),
    person({ type: 'phone.changed' }),
    person({ type: 'method.changed' }),
    person({ type: 'retry' }),
    person({ type: 'back' }),
    person({ type: 'leave' }),
  ],
  controls: {
    'phone.submitted': async (user, { mobile: requestedMobile }) => {
      const ownRadio = screen.queryByRole('radio', { name: /^My number ••••• •4321/ });
      const otherRadio = screen.queryByRole('radio', { name: /^Another number/ });
      if (ownRadio !== null && screen.queryAllByRole('radio', { checked: true }).length === 0) {
        await tap('Get the code')(user);
        expect(screen.getAllByText(copy.ask.notChosen)).toHaveLength(2);
      }
      if (requestedMobile === null && ownRadio !== null) await user.click(ownRadio);
      else {
        if (otherRadio !== null) await user.click(otherRadio);
        const field = screen.getByLabelText('Mobile number');
        await user.clear(field);
        await tap('Get the code')(user);
        shows(copy.ask.missing);
        await user.type(field, '12345');
        await tap('Get the code')(user);
        expect(screen.getAllByText(copy.ask.malformed)).toHaveLength(2);
        await user.clear(field);
        await user.click(field);
        await user.paste(`+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`);
      }
      await tap('Get the code')(user);
    },
    'phone.changed': tap('Use another number'),
    'method.changed': tap(/^Approve (in another way|by net banking)$/),
    retry: tap(/^(Try again|Check again)$/),
    back: tap('Back'),
    leave: tap('Go back, look later'),
  },
  check: (snapshot) => {
    const { start, requestedPhone, leftCode: codeLeft, failure: lastFailure } = snapshot.context;
    if (!snapshot.matches('phone')) checkPage();
    // The context has the number only in the form and while its code is open: a refused number need not be typed again.
    const isFormOrCode = snapshot.matches('phone') || snapshot.matches('phoneCode');
    if (!isFormOrCode && !snapshot.matches('left')) expect(requestedPhone).toBeNull();
    if (snapshot.matches('phone') && requestedPhone?.mobile)
      expect(screen.getByLabelText('Mobile number')).toHaveProperty('value', requestedPhone.mobile);
    if (snapshot.matches('phoneCode') && codeLeft !== null)
      expect(portInput(snapshot, 'otp')).toMatchObject({ args: requestedPhone, sentCode: codeLeft.sentCode });
    if (snapshot.matches('verified')) expect(start?.phone.status).toBe('VERIFIED');
    if (snapshot.matches('phonePending')) {
      shows('Your bank has not answered yet');
      shows('••••• •4321');
      hides(/fail|wrong/i);
      if (lastFailure?.reason !== 'malformed')
        expect(portInput(snapshot, 'waitToAsk')).toEqual({
          wait: pollWait('mandate', snapshot.context.polls),
        });
    }
    if (snapshot.matches('phoneNotLinked')) {
      const isKnown = start?.phone.failureReason === 'mobile_not_linked_to_bank';
      shows(isKnown ? copy.notLinked.heading : copy.notLinked.headingGeneral);
    }
    if (snapshot.matches('phone') && lastFailure !== null) shows('We could not send the code');
  },
});
