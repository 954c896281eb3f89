// @vitest-environment jsdom
import * as v from 'valibot';
import { expect } from 'vitest';
import { udyamStatusLabels } from '#messages/udyam-status';
import { businessDetailsSchema } from '../../machines/domain/udyam/business-details';
import { registerBusinessMachine } from '../../machines/register-business/machine';
import { screens } from '../../src/screens/register-business';
import { done, fails, person } from './kit';
import { hides, shows, tap } from './support/fixtures/checks';
import { crash, failed, ready } from './support/fixtures/outcomes';
import { testJourney } from './support/through-screens';

const aBusiness = (
  wire: Partial<v.InferInput<typeof businessDetailsSchema>>,
  isRegistrationOffered = true,
) => ({
  business: v.parse(businessDetailsSchema, {
    business_name: 'Ramesh Stores',
    gstin: '27AAPFU0939F1ZV',
    ...wire,
  }),
  isRegistrationOffered,
});

testJourney({
  id: 'register-business',
  machine: registerBusinessMachine,
  screens,
  file: 'tests/paths/register-business.test.tsx',
  starts: [
    { name: 'with a query', input: { query: 'source=loan&campaign=a%26b' } },
    { name: 'without one', input: { query: '' } },
  ],
  abstract: ({ query, business, isRegistrationOffered, failure, redirectTo }) => [
    query,
    business?.udyamStatus,
    isRegistrationOffered,
    failure?.reason,
    redirectTo,
  ],
  events: [
    done('getBusinessDetails', ready(aBusiness({ udyam_status: 'NOT_REGISTERED' })), 'not registered'),
    done('getBusinessDetails', ready(aBusiness({ udyam_status: 'OTP_SENT' })), 'begun'),
    done(
      'getBusinessDetails',
      ready(aBusiness({ udyam_status: 'REGISTERED', udyam_number: 'UDYAM-MH-01-0000001' })),
      'registered',
    ),
    done(
      'getBusinessDetails',
      ready(aBusiness({ udyam_status: 'NOT_REGISTERED' }, false)),
      'not registered, switched off',
    ),
    done('getBusinessDetails', failed('timeout'), 'no answer'),
    fails('getBusinessDetails', crash),
    person({ type: 'registration.opened' }),
    person({ type: 'leave' }),
    person({ type: 'retry' }),
    person({ type: 'back' }),
  ],
  controls: {
    'registration.opened': tap(/^(Register now|Continue with the registration)$/),
    leave: tap(/^(Later|Go to your loan)$/),
    retry: tap('Try again'),
    back: tap('Back'),
  },
  check: ({ value, context }) => {
    const { business, query, redirectTo } = context;
    if (value === 'registerBusiness' && business !== null) {
      shows(udyamStatusLabels[business.udyamStatus]);
      shows('••F1ZV');
      hides('27AAPFU0939F1ZV');
      // The context has no full GSTIN either: the inspector shows it.
      expect(JSON.stringify(context)).not.toContain('AAPFU0939F');
      if (business.udyamStatus === 'REGISTERED') {
        shows('UDYAM-MH-01-0000001');
        hides(/register now/i);
      } else if (context.isRegistrationOffered) shows('It is free');
      else {
        shows('You cannot register here now');
        hides(/register now/i);
      }
    }
    if (redirectTo.startsWith('/register-udyam'))
      expect(redirectTo).toBe(query === '' ? '/register-udyam' : `/register-udyam?${query}`);
  },
});
