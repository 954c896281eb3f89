/** How calls go out and answers are handled (spec 7, 7.3); the calls themselves stand in calls.ts. */
import type { Requirement } from './requirement';

export const answers: readonly Requirement[] = [
  {
    id: 'spec 7 line 1',
    text: 'Every call carries its request id, app and device.',
    verifiedBy: ['tests/contract/requests.test.ts'],
  },
  {
    id: 'spec 7.3 line 1',
    text: 'An error is a status with an error field, or a code with a message.',
    verifiedBy: ['tests/domain/base/failure.test.ts', 'tests/api/call.test.ts'],
  },
  {
    id: 'spec 7.3 line 2',
    text: '401 and 503, and 500 but for a code: a fresh token, 1.2 seconds, once more.',
    verifiedBy: ['tests/api/recovery.test.ts'],
  },
  {
    id: 'spec 7.3 line 3',
    text: 'Errors are written down.',
    verifiedBy: ['tests/telemetry/error-log.test.ts'],
  },
  {
    id: 'spec 7.3 line 4',
    text: 'Events go out in batches.',
    verifiedBy: ['tests/telemetry/batches.test.ts'],
  },
];
