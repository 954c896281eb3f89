/** Validation of forms, and messages for refused input (spec 5). */
import type { Requirement } from './requirement';

/** Why an account is refused: the rule, and its message. */
const REFUSED_ACCOUNT = ['tests/domain/rules.test.ts', 'tests/copy/error-catalogue.test.ts'];

export const formRules: readonly Requirement[] = [
  {
    id: 'spec 5 line 1',
    text: 'A date of birth is valid from 18 years on.',
    verifiedBy: ['tests/domain/base/dates.test.ts'],
  },
  {
    id: 'spec 5 row 1',
    text: 'Refused account, too_many_requests: "Rate limit hit"',
    verifiedBy: REFUSED_ACCOUNT,
  },
  {
    id: 'spec 5 row 2',
    text: 'Refused account, blacklisted_ifsc: "IFSC is blacklisted"',
    verifiedBy: REFUSED_ACCOUNT,
  },
  {
    id: 'spec 5 row 3',
    text: 'Refused account, invalid_ifsc, ifsc_not_valid: "Invalid IFSC Code"',
    verifiedBy: REFUSED_ACCOUNT,
  },
  {
    id: 'spec 5 row 4',
    text: 'Refused account, ErrInvalidBankDetails: "Invalid Bank Details"',
    verifiedBy: REFUSED_ACCOUNT,
  },
  {
    id: 'spec 5 row 5',
    text: 'Refused account, name_does_not_match_with_pan: the names do not match',
    verifiedBy: REFUSED_ACCOUNT,
  },
  {
    id: 'spec 5 row 6',
    text: 'Refused account, bank_details_already_exists: "Bank Account already exists"',
    verifiedBy: REFUSED_ACCOUNT,
  },
  {
    id: 'spec 5 row 7',
    text: 'Refused account, facing_issue_with_ifsc: the IFSC is not valid after a merger',
    verifiedBy: REFUSED_ACCOUNT,
  },
  {
    id: 'spec 5 row 8',
    text: 'Refused account, anything else: the error text, or "An unknown error occurred while creating your account."',
    verifiedBy: REFUSED_ACCOUNT,
  },
  {
    id: 'spec 5 line 2',
    text: 'A supplier is not added when the answer has an error message, an error reason, or is not whitelisted.',
    verifiedBy: ['tests/domain/derived.test.ts'],
  },
  {
    id: 'spec 5 line 3',
    text: 'Merchant codes for tests: three listed ones, and all that begin with PYTM.',
    verifiedBy: ['tests/domain/base/test-merchant.test.ts'],
  },
  {
    id: 'spec 5 line 4',
    text: 'Missing numbers are 0, missing texts null.',
    verifiedBy: ['tests/domain/entities.test.ts'],
  },
];
