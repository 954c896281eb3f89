// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { agreementCopy } from '#messages/agreement';
import { codeCopy } from '#messages/otp';
import { agreementMachine } from '../../machines/agreement/machine';
import { consentRecord } from '../../src/copy/consents';
import { screens } from '../../src/screens/agreement';
import { LoadingScreen } from '../../src/screens/shared/pages/loading-screen';
import { done, fails, person, portInput, route } from './kit';
import { checkPage, hides, shows, tap } from './support/fixtures/checks';
import { agreementWith, leftCode, otpWith, signedResponse } from './support/fixtures/money';
import { accepted, crash, failed, ready, refused, unanswered } from './support/fixtures/outcomes';
import { testJourney } from './support/through-screens';

const unsignedAgreement = agreementWith();
const sentCode = { sent: otpWith(), sendKey: 'seed-code-0-0' };
const consent = consentRecord('LOAN_AGREEMENT', 'Unity Small Finance Bank');
const readBefore = { ...consent, text: 'I agreed before the reload.', version: '0' };
const unansweredSend = { requestKeySeed: 'seed-code-0', completedWrites: 1 };

testJourney({
  id: 'agreement',
  machine: agreementMachine,
  // The chart of the one-time code is a stubbed port here; its screens are walked by tests/paths/otp.test.tsx.
  screens: {
    ...screens,
    agreementOtp: ({ back }) => (
      <LoadingScreen title={codeCopy.code} awaiting={codeCopy.code} onBack={back} />
    ),
  },
  file: 'tests/paths/agreement.test.tsx',
  starts: [
    { name: 'agreement', input: { entryUrl: '/termloan/agreement', requestKeySeed: 'seed' } },
    {
      name: 'the code, after a reload',
      input: { entryUrl: '/termloan/agreement-otp', requestKeySeed: 'seed' },
    },
  ],
  abstract: ({ entryUrl, agreement, offerId, sentCode, unansweredSend: lostSend, hasAgreed, ...rest }) => ({
    entryUrl,
    agreement: agreement && [agreement.nbfc, agreement.isAwaitingSignature, agreement.isSigned],
    offerId,
    hasCodeOut: sentCode !== null,
    hasUnansweredSend: lostSend !== null,
    hasAgreed,
    failed: rest.failure && [rest.failure.reason, rest.failure.code],
    startWith: rest.startWith,
    redirectTo: rest.redirectTo,
  }),
  events: [
    done(
      'loadAgreement',
      ready({ agreement: unsignedAgreement, offerId: 'offer-1', sentCode: null, consent: null }),
      'open',
    ),
    done(
      'loadAgreement',
      ready({ agreement: agreementWith({ status: 'SIGNED' }), offerId: null, sentCode: null, consent: null }),
      'signed',
    ),
    done(
      'loadAgreement',
      ready({
        agreement: agreementWith({ cooling_off_until: 0 }),
        offerId: null,
        sentCode,
        consent: readBefore,
        coolingOffDays: 3,
      }),
      'open, a code is out',
    ),
    done(
      'loadAgreement',
      ready({ agreement: null, offerId: 'offer-1', sentCode: null, consent: null }),
      'not drawn up',
    ),
    done(
      'loadAgreement',
      ready({ agreement: null, offerId: null, sentCode: null, consent: null }),
      'no offer',
    ),
    done(
      'loadAgreement',
      ready({
        agreement: agreementWith({ nbfc: 'SOME_LENDER' }),
        offerId: null,
        sentCode: null,
        consent: null,
      }),
      'a lender that signs elsewhere',
    ),
    done('loadAgreement', failed('connection'), 'no connection'),
    fails('loadAgreement', crash, 'our own fault'),
    done('createAgreement', accepted(unsignedAgreement), 'drawn up'),
    done('createAgreement', refused('offer_not_confirmed'), 'not confirmed'),
    done('createAgreement', refused('lender_busy'), 'refused'),
    done('createAgreement', unanswered, 'unanswered'),
    fails('createAgreement', crash, 'our own fault'),
    done('otp', accepted(signedResponse), 'signed'),
    done('otp', refused('agreement_already_signed'), 'already signed'),
    done('otp', refused('agreement_changed'), 'its documents changed'),
    done('otp', refused('sms_down'), 'refused'),
    done('otp', leftCode(), 'left'),
    done('otp', leftCode({ sentCode }), 'left, the code can still be entered'),
    done('otp', leftCode({ unansweredSend }), 'left, the sending unanswered'),
    done('otp', leftCode({ sentCode, isCheckUnanswered: true }), 'left, the signature unanswered'),
    fails('otp', crash, 'our own fault'),
    done('codeExpiry', undefined, 'is over'),
    fails('codeExpiry', crash, 'our own fault'),
    route('agreementOtp'),
    person({ type: 'agreement.accepted', consent }),
    person({ type: 'retry' }),
    person({ type: 'back' }),
  ],
  controls: {
    'agreement.accepted': async (user) => {
      const consent = screen.getByRole('checkbox');
      const wasTicked = consent instanceof HTMLInputElement && consent.checked;
      // The box is unticked at first and stays ticked after a failed sending; without the tick no code is sent.
      if (!wasTicked) {
        await tap('Agree and get an SMS code')(user);
        shows(agreementCopy.review.consentMissing);
        await user.click(consent);
      }
      await tap('Agree and get an SMS code')(user);
    },
    retry: tap(/^(Try again|Check again)$/),
    back: tap('Back'),
  },
  check: (snapshot) => {
    checkPage();
    const { context } = snapshot;
    const { failure: lastFailure } = context;
    hides(/\bsigned!|you signed|is signed\./i);
    if (snapshot.matches('agreementReview')) {
      for (const fact of ['₹97,640', '₹2,415 × 48', '37.62 %']) shows(fact);
      shows(context.agreement?.coolingOffUntil === null ? 'After the money comes' : 'until 23 Nov, 6:00 pm');
      shows('Unity Small Finance Bank');
      expect(screen.getByRole('checkbox')).toHaveProperty('checked', context.hasAgreed);
      if (lastFailure?.code === 'agreement_changed') {
        shows('The agreement has changed');
        hides('We could not send the code');
        // The consent was given for an earlier version.
        expect(context.hasAgreed).toBe(false);
      } else if (lastFailure !== null) shows('We could not send the code');
      expect(linkOf('Agreement')).toBe('https://lender.example/agreement');
      expect(linkOf('Sanction letter and key facts')).toBe('https://lender.example/kfs.pdf');
    }
    if (snapshot.matches('agreementOtp')) {
      // A changed agreement is read again before any code is entered.
      expect(lastFailure?.code).not.toBe('agreement_changed');
      // The signed version is the shown one.
      expect(portInput(snapshot, 'otp')).toMatchObject({
        args: {
          agreementId: 'agreement-1',
          documentVersion: 'paper-1',
          // After a reload, the consent is the one that was read before the code was sent.
          consent: context.hasAgreed ? consent : readBefore,
        },
        isReferenceRequired: true,
        // A valid code is not sent again; an unanswered send keeps its request key.
        sentCode: context.sentCode,
        unansweredSend: context.unansweredSend,
      });
    }
    if (snapshot.matches('creationUnanswered')) shows('We do not know yet if your agreement is ready');
    // The page stays visible while the status is checked under the request's key.
    if (snapshot.hasTag('pending') && context.startWith === 'statusCheck') shows(/^We do not know yet if/);
    // An unanswered write is not shown as a failure.
    if (snapshot.matches('creationUnanswered')) hides(/fail|could not/i);
    if (snapshot.matches('lenderWillContact')) shows('SOME_LENDER will contact you');
  },
});

function linkOf(name: string): string | null {
  return screen.getByRole('link', { name }).getAttribute('href');
}
