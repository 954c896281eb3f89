import { describe, expect, it } from 'vitest';

import {
  type ApplicationFacts,
  type ApplicationStep,
  applicationSteps,
  isAadhaarCheckTriggered,
  isApplicationComplete,
  mayOpenStep,
  nextStep,
  requiredSteps,
  type StepStatus,
  stepsReopenedBy,
} from '../../../machines/domain/entry/application-steps';
import {
  anIdentity,
  aProfile,
  applicationFacts,
  identityNotStarted,
  profileWire,
} from '../../paths/support/fixtures/application';
import { aUserState } from '../../paths/support/fixtures/lending';

const statuses = (over: Partial<ApplicationFacts>) =>
  requiredSteps(applicationFacts(over)).map(({ status }) => status);
const statusOf = (step: ApplicationStep, over: Partial<ApplicationFacts>): StepStatus | undefined =>
  requiredSteps(applicationFacts(over)).find((one) => one.step === step)?.status;
const next = (over: Partial<ApplicationFacts>) => nextStep(requiredSteps(applicationFacts(over)));
const nothing = aProfile({});
const pick = (...fields: (keyof typeof profileWire)[]) =>
  aProfile(Object.fromEntries(fields.map((field) => [field, profileWire[field]])));

const BASIC = ['father_name', 'social_category', 'home_address_type', 'home_ownership_status'] as const;
const SHOP = ['address', 'pincode', 'shop_ownership_status', 'business_category'] as const;
const FORM = ['monthly_income', 'monthly_sale'] as const;

describe('the required steps', () => {
  it('begins with the PAN, and everything after it is locked', () => {
    const over = {
      identity: identityNotStarted,
      kycValidity: { isEligible: false },
      profile: nothing,
      accounts: [],
    };
    expect(statuses(over)).toEqual(['open', ...Array.from({ length: 8 }, () => 'locked')]);
    expect(next(over)).toEqual({
      step: 'pan',
      number: 1,
      status: 'open',
      entryUrl: '/termloan/application/pan',
    });
  });

  it('are complete when every step is done', () => {
    const steps = requiredSteps(applicationFacts());
    expect(steps.map(({ status }) => status)).toEqual(Array.from({ length: 9 }, () => 'done'));
    expect(isApplicationComplete(steps)).toBe(true);
    expect(nextStep(steps)).toBeNull();
  });

  it.each([
    ['basic-information', nothing, 4],
    ['shop-information', pick(...BASIC), 5],
    ['application-form', pick(...BASIC, ...SHOP), 6],
    ['loan-information', pick(...BASIC, ...SHOP, ...FORM), 7],
    ['business-info', pick(...BASIC, ...SHOP, ...FORM, 'loan_purpose'), 8],
  ] as const)('%s is next when the data before it is filled in', (step, profile, number) => {
    const found = next({ profile, accounts: [] });
    expect(found).toMatchObject({ step, number });
    expect(statusOf(applicationSteps[number] ?? 'bank', { profile, accounts: [] })).toBe('locked');
  });

  it.each([...BASIC, ...SHOP, ...FORM, 'loan_purpose', 'business_type', 'business_unit'] as const)(
    'without %s its step is not done',
    (field) => {
      const { [field]: _, ...rest } = profileWire;
      expect(isApplicationComplete(requiredSteps(applicationFacts({ profile: aProfile(rest) })))).toBe(false);
    },
  );

  it.each(['email', 'employee_count'] as const)('goes on without %s', (field) => {
    const { [field]: _, ...rest } = profileWire;
    expect(isApplicationComplete(requiredSteps(applicationFacts({ profile: aProfile(rest) })))).toBe(true);
  });

  it('keeps a completed step done and open when an earlier step is not done yet', () => {
    expect(statuses({ profile: pick(...SHOP), accounts: [] })).toEqual([
      'done',
      'done',
      'done',
      'open',
      'done',
      'locked',
      'locked',
      'locked',
      'locked',
    ]);
  });

  it('the bank step requests an account, or shows those on file', () => {
    expect(next({ accounts: [] })?.entryUrl).toBe('/termloan/application/bank/no');
    expect(requiredSteps(applicationFacts()).at(-1)?.entryUrl).toBe('/termloan/application/bank/yes');
  });
});

describe('the identity steps', () => {
  const valid = { kycValidity: { isEligible: false } };
  const at = (wire: Parameters<typeof anIdentity>[0]) => ({ ...valid, identity: anIdentity(wire) });

  it.each([
    ['VERIFIED', 'done'],
    ['PENDING', 'waiting'],
    ['MISMATCH', 'open'],
    ['FAILED', 'open'],
    ['NOT_SUBMITTED', 'open'],
    ['SOMETHING_NEW', 'waiting'],
  ])('a PAN that is %s is %s', (pan_status, status) => {
    expect(statusOf('pan', at({ kyc_state: 'IN_PROGRESS', pan_status }))).toBe(status);
  });

  it('a PAN under review opens no later step', () => {
    const over = {
      ...at({
        ...{ kyc_state: 'IN_PROGRESS', pan_status: 'PENDING' },
        selfie_status: 'NOT_SUBMITTED',
        identity_verification: {},
      }),
      profile: nothing,
    };
    expect(statuses(over).slice(0, 4)).toEqual(['waiting', 'locked', 'locked', 'locked']);
    expect(next(over)).toBeNull();
    expect(isApplicationComplete(requiredSteps(applicationFacts(over)))).toBe(false);
  });

  it.each([
    [{ no_of_attempts_left: 0, cool_off_period: 600 }, 'stopped'],
    [{ no_of_attempts_left: 0, cool_off_period: 0 }, 'open'],
    [{ no_of_attempts_left: 2, cool_off_period: 0 }, 'open'],
    [{}, 'open'],
  ])('with %j a PAN that did not fit is %s', (rate_limit, status) => {
    const userState = aUserState({ process_state: 'KYC', rate_limit });
    const identity = anIdentity({ kyc_state: 'IN_PROGRESS', pan_status: 'MISMATCH' });
    expect(statusOf('pan', { ...valid, userState, identity })).toBe(status);
  });

  it.each([
    [{}, 'open'],
    [{ is_ckyc_already_triggered: true, is_ckyc_failed: true }, 'open'],
    [{ is_ckyc_already_triggered: true, is_ckyc_failed: false }, 'done'],
    [{ is_ckyc_already_triggered: true, is_ckyc_failed: true, is_ekyc_already_triggered: true }, 'open'],
    [{ is_ckyc_failed: true, is_documents_uploaded: true }, 'done'],
  ])('an identity with %j is %s', (identity_verification, status) => {
    const wire = { kyc_state: 'IN_PROGRESS', selfie_status: 'NOT_SUBMITTED', identity_verification };
    expect(statusOf('kyc', at(wire))).toBe(status);
  });

  it('while a check is under review, the merchant continues with the shop', () => {
    const over = { ...at({ kyc_state: 'PENDING_REVIEW' }), profile: nothing };
    expect(statuses(over).slice(0, 5)).toEqual(['done', 'waiting', 'done', 'open', 'locked']);
    expect(isApplicationComplete(requiredSteps(applicationFacts(at({ kyc_state: 'PENDING_REVIEW' }))))).toBe(
      true,
    );
  });

  it('an expired check begins at the page that shows it', () => {
    const entryUrlOfKyc = (identity: ReturnType<typeof anIdentity>) =>
      requiredSteps(applicationFacts({ identity })).find(({ step }) => step === 'kyc')?.entryUrl;
    expect(entryUrlOfKyc(anIdentity({ kyc_state: 'EXPIRED' }))).toBe('/termloan/application/kyc-status/no');
    expect(entryUrlOfKyc(anIdentity({ kyc_state: 'IN_PROGRESS' }))).toBe('/termloan/application/kyc');
  });

  it('an expired check is repeated, the PAN stays', () => {
    for (const identity of [anIdentity({ kyc_state: 'EXPIRED' }), anIdentity()])
      expect(statuses({ ...valid, identity }).slice(0, 3)).toEqual(['done', 'open', 'locked']);
    // A check under review since then is a new one.
    const identity = anIdentity({ kyc_state: 'EXPIRED', selfie_status: 'PENDING' });
    expect(statuses({ ...valid, identity }).slice(0, 3)).toEqual(['done', 'open', 'waiting']);
  });

  it('a passed Aadhaar check is enough; its summary alone is not', () => {
    const checks = { is_ckyc_already_triggered: true, is_ckyc_failed: true, is_ekyc_already_triggered: true };
    const wire = { kyc_state: 'IN_PROGRESS', selfie_status: 'NOT_SUBMITTED', identity_verification: checks };
    for (const [status, expected] of [
      ['INITIATED', 'open'],
      ['PENDING', 'open'],
      ['FAILED', 'open'],
      ['VERIFIED', 'done'],
    ] as const)
      expect(statusOf('kyc', { ...at(wire), ekyc: { status } })).toBe(expected);
    const lapsed = { ...at({ ...wire, kyc_state: 'EXPIRED' }), ekyc: { status: 'VERIFIED' } } as const;
    expect(statusOf('kyc', lapsed)).toBe('open');
    expect(isAadhaarCheckTriggered(anIdentity(wire))).toBe(true);
    for (const over of [{ kyc_state: 'VERIFIED' }, { identity_verification: {} }])
      expect(isAadhaarCheckTriggered(anIdentity({ ...wire, ...over }))).toBe(false);
  });

  it('after too many attempts the step is stopped, and those after it are locked', () => {
    const spent = at({
      kyc_state: 'FAILED',
      selfie_status: 'NOT_SUBMITTED',
      identity_verification: { is_ckyc_failed: true, is_ekyc_failed: true, is_ekyc_already_triggered: true },
    });
    expect(statusOf('kyc', spent)).toBe('stopped');
    expect(statusOf('verify-selfie', spent)).toBe('locked');
    const selfies = at({ kyc_state: 'FAILED', selfie_status: 'FAILED' });
    expect([statusOf('kyc', selfies), statusOf('verify-selfie', selfies)]).toEqual(['done', 'stopped']);
    expect(statusOf('kyc', at({ kyc_state: 'FAILED', selfie_status: 'VERIFIED' }))).toBe('stopped');
  });

  it.each([
    ['NOT_SUBMITTED', 'open'],
    ['PENDING', 'waiting'],
    ['VERIFIED', 'done'],
    ['FAILED', 'open'],
  ])('a selfie that is %s is %s', (selfie_status, status) => {
    expect(statusOf('verify-selfie', at({ kyc_state: 'IN_PROGRESS', selfie_status }))).toBe(status);
  });
});

describe('mayOpenStep', () => {
  const opens = (step: ApplicationStep, over: Partial<ApplicationFacts> = {}) =>
    mayOpenStep(requiredSteps(applicationFacts(over)), step);

  it('form steps can be changed; identity steps cannot', () => {
    expect(applicationSteps.filter((step) => opens(step))).toEqual([
      'basic-information',
      'shop-information',
      'application-form',
      'loan-information',
      'business-info',
      'bank',
    ]);
  });

  it('the next step can be opened, a locked one cannot', () => {
    expect(opens('basic-information', { profile: nothing })).toBe(true);
    expect(opens('shop-information', { profile: nothing })).toBe(false);
  });
});

describe('stepsReopenedBy', () => {
  const before = aProfile();
  it.each(['address', 'pincode', 'business_category'] as const)(
    'another %s requires the kind of business to be confirmed again',
    (field) => {
      const after = aProfile({ ...profileWire, [field]: '560001' });
      expect(stepsReopenedBy(before, after)).toEqual(['business-info']);
      expect(next({ profile: after, reopened: stepsReopenedBy(before, after) })?.step).toBe('business-info');
    },
  );

  it.each([
    ['the same shop', before, aProfile({ ...profileWire, father_name: 'RAM LAL' })],
    ['the first address', aProfile({ business_unit: 'RETAIL' }), before],
    ['business details that are not filled in yet', pick(...SHOP), aProfile({ address: 'Elsewhere 1' })],
  ])('%s keeps all steps as they are', (_, was, is) => {
    expect(stepsReopenedBy(was, is)).toEqual([]);
  });
});
