import { expect, it } from 'vitest';

import { failure, isOutcomeUnknown, isWorthRetrying } from '../../../machines/domain/base/failure';

it('has null for fields that are missing', () => {
  expect(failure('refused', { code: 'otp_invalid' })).toEqual({
    reason: 'refused',
    code: 'otp_invalid',
    message: null,
    operation: null,
  });
});

it.each([
  ['connection', true, true],
  ['timeout', true, true],
  ['unavailable', true, false],
  ['malformed', true, false],
  ['session-ended', false, false],
  ['refused', false, false],
] as const)('%s: a write is in doubt %s, a read is worth another try %s', (reason, isInDoubt, isWorthIt) => {
  expect([isOutcomeUnknown(failure(reason)), isWorthRetrying(failure(reason))]).toEqual([
    isInDoubt,
    isWorthIt,
  ]);
});
