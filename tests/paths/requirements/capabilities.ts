/** Credentials, native capabilities, feature flags (spec 6). */
import type { Requirement } from './requirement';

export const capabilities: readonly Requirement[] = [
  {
    id: 'spec 6 line 1',
    text: 'Credentials: the host’s token, the business id, or the cookie in a browser without a host.',
    verifiedBy: ['tests/adapters/session.test.ts'],
  },
  {
    id: 'spec 6 line 2',
    text: 'The cookie `act` is valid for a day.',
    verifiedBy: ['tests/api/clock-and-cookie.test.ts'],
  },
  {
    id: 'spec 6 line 3',
    text: 'The bridge: back, toast, WhatsApp, location, settings, call, UPI, navigate, token.',
    verifiedBy: ['tests/bridge/abilities.test.ts'],
  },
  {
    id: 'spec 6 line 4',
    text: 'The flags and experiments of the service, and what they switch.',
    verifiedBy: ['tests/domain/base/features.test.ts'],
  },
  {
    id: 'spec 6 line 5',
    text: 'The lenders that are allowed.',
    verifiedBy: ['tests/domain/lenders.test.ts'],
  },
];
