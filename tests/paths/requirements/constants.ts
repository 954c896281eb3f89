/** Constants and limits (spec 9). */
import type { Requirement } from './requirement';

export const constants: readonly Requirement[] = [
  { id: 'spec 9 line 1', text: 'Adults are 18 or older.', verifiedBy: ['tests/domain/base/dates.test.ts'] },
  {
    id: 'spec 9 line 2',
    text: 'Money is divided by 100, seconds are multiplied by 1000.',
    verifiedBy: ['tests/domain/base/money.test.ts', 'tests/domain/entities.test.ts'],
  },
  {
    id: 'spec 9 line 3',
    text: 'Dates are shown as D MMM, YYYY.',
    verifiedBy: ['tests/domain/base/dates.test.ts'],
  },
  {
    id: 'spec 9 line 4',
    text: 'The QR is expected within 20 days.',
    verifiedBy: ['tests/domain/derived.test.ts'],
  },
  {
    id: 'spec 9 line 5',
    text: 'Defaults of missing fields: offer status APPROVED, tries left -1, retry after 0.',
    verifiedBy: ['tests/domain/entities.test.ts'],
  },
  {
    id: 'spec 9 line 6',
    text: 'The URLs of the loan begin with /termloan; service hosts depend on the stage.',
    verifiedBy: ['tests/configuration/read.test.ts'],
  },
  {
    id: 'spec 9 line 7',
    text: 'Wire values: request type web, WhatsApp channel 3, benefit interest_free.',
    verifiedBy: ['tests/contract/requests.test.ts'],
  },
  {
    id: 'spec 9 line 8',
    text: 'A toast lasts 3 seconds, a retry waits 1200 ms, the cookie is valid for a day.',
    verifiedBy: [
      'tests/ui/toast.test.tsx',
      'tests/api/recovery.test.ts',
      'tests/api/clock-and-cookie.test.ts',
    ],
  },
  {
    id: 'spec 9 line 9',
    text: 'Support is a WhatsApp number with a prepared message.',
    verifiedBy: ['tests/bridge/abilities.test.ts'],
  },
  {
    id: 'spec 9 line 10',
    text: 'Analytics events: 50 in a batch, sent every 5 seconds, kept for 365 days, values of at most 255 characters.',
    verifiedBy: ['tests/telemetry/batches.test.ts'],
  },
];
