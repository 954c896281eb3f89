/** Who one is, what the host can do, what the service switches (spec 6). */
import type { Requirement } from './requirement';

export const capabilities: readonly Requirement[] = [
  {
    id: 'spec 6 line 1',
    text: 'Who one is: the host’s token, the business id, or nothing in a plain browser.',
    verifiedBy: ['tests/adapters/session.test.ts'],
  },
  {
    id: 'spec 6 line 2',
    text: 'The cookie act lasts a day.',
    verifiedBy: ['tests/api/clock-and-cookie.test.ts'],
  },
  {
    id: 'spec 6 line 3',
    text: 'The bridge: back, toast, WhatsApp, place, settings, call, UPI, navigate, token.',
    verifiedBy: ['tests/bridge/abilities.test.ts'],
  },
  {
    id: 'spec 6 line 4',
    text: 'What flags and experiments of the service switch.',
    verifiedBy: ['tests/domain/base/features.test.ts'],
  },
  { id: 'spec 6 line 5', text: 'The lenders that are allowed.', verifiedBy: ['tests/domain/rules.test.ts'] },
];
