/** What a form accepts, and what it says (spec 5). */
import type { Requirement } from './requirement';

export const formRules: readonly Requirement[] = [
  {
    id: 'spec 5 line 1',
    text: 'A date of birth is valid from 18 years on.',
    heldBy: ['tests/domain/dates.test.ts'],
  },
  {
    id: 'spec 5 row 1',
    text: 'Refused account, too_many_requests: its message.',
    heldBy: ['tests/domain/rules.test.ts', 'tests/copy/error-catalogue.test.ts'],
  },
  {
    id: 'spec 5 row 2',
    text: 'Refused account, blacklisted_ifsc: its message.',
    heldBy: ['tests/domain/rules.test.ts', 'tests/copy/error-catalogue.test.ts'],
  },
  {
    id: 'spec 5 row 3',
    text: 'Refused account, invalid_ifsc, ifsc_not_valid: its message.',
    heldBy: ['tests/domain/rules.test.ts', 'tests/copy/error-catalogue.test.ts'],
  },
  {
    id: 'spec 5 row 4',
    text: 'Refused account, ErrInvalidBankDetails: its message.',
    heldBy: ['tests/domain/rules.test.ts', 'tests/copy/error-catalogue.test.ts'],
  },
  {
    id: 'spec 5 row 5',
    text: 'Refused account, name_does_not_match_with_pan: its message.',
    heldBy: ['tests/domain/rules.test.ts', 'tests/copy/error-catalogue.test.ts'],
  },
  {
    id: 'spec 5 row 6',
    text: 'Refused account, bank_details_already_exists: its message.',
    heldBy: ['tests/domain/rules.test.ts', 'tests/copy/error-catalogue.test.ts'],
  },
  {
    id: 'spec 5 row 7',
    text: 'Refused account, facing_issue_with_ifsc: its message.',
    heldBy: ['tests/domain/rules.test.ts', 'tests/copy/error-catalogue.test.ts'],
  },
  {
    id: 'spec 5 row 8',
    text: 'Refused account, anything else: its message.',
    heldBy: ['tests/domain/rules.test.ts', 'tests/copy/error-catalogue.test.ts'],
  },
  {
    id: 'spec 5 line 2',
    text: 'A supplier is not added when the answer has a message, a reason, or is not whitelisted.',
    heldBy: ['tests/domain/derived.test.ts'],
  },
  {
    id: 'spec 5 line 3',
    text: 'Merchant codes for tests: three of a list, and those that begin with PYTM.',
    heldBy: ['tests/domain/special-merchant.test.ts'],
  },
  {
    id: 'spec 5 line 4',
    text: 'Missing numbers are 0, missing texts null.',
    heldBy: ['tests/domain/entities.test.ts'],
  },
];
