/** Request headers and error handling (spec 7, 7.3); the calls are listed in calls.ts. */
import type { Requirement } from './requirement';

export const answers: readonly Requirement[] = [
  {
    id: 'spec 7 line 1',
    text: 'Every call has headers for its request id, the app and the device.',
    verifiedBy: ['tests/contract/requests.test.ts'],
  },
  {
    id: 'spec 7.3 line 1',
    text: 'An error is a status with an error field, or a code with a message.',
    verifiedBy: ['tests/domain/base/failure.test.ts', 'tests/api/call.test.ts'],
  },
  {
    id: 'spec 7.3 line 2',
    text: '401, 503, and 500 unless it is the check of a one-time code: the token is refreshed, and the call retried once after 1.2 seconds.',
    verifiedBy: ['tests/api/recovery.test.ts'],
  },
  {
    id: 'spec 7.3 line 3',
    text: 'Errors are logged.',
    verifiedBy: ['tests/telemetry/error-log.test.ts'],
  },
  {
    id: 'spec 7.3 line 4',
    text: 'Analytics events are sent in batches.',
    verifiedBy: ['tests/telemetry/batches.test.ts'],
  },
];
