/** States and transitions (spec 4). */
import type { Requirement } from './requirement';

export const chartRules: readonly Requirement[] = [
  { id: 'spec 4 line 1', text: 'Every read is pending, then ready with data or failed with its reason.' },
  {
    id: 'spec 4 line 2',
    text: 'The account flow starts at EDIT_FORM; confirming, signing and receiving mark it as started.',
  },
  {
    id: 'spec 4 line 3',
    text: 'An account that is not added is the server error; a confirmation that fails is the process error.',
  },
  {
    id: 'spec 4 line 4',
    text: 'The benefit card follows from the latest loan.',
    verifiedBy: ['tests/domain/loan/home-rules.test.ts'],
  },
  {
    id: 'spec 4 line 5',
    text: 'A redirect leads to a path, or back.',
    verifiedBy: ['tests/browser/url.spec.ts'],
  },
  { id: 'spec 4 line 6.1', text: 'No lender known: the entry.' },
  { id: 'spec 4 line 6.2', text: 'USFB: its approval.' },
  { id: 'spec 4 line 6.3', text: 'APOLLO_FINVEST: the approved loan.' },
  { id: 'spec 4 line 6.4', text: 'An offer that requires e-NACH: e-NACH.' },
  { id: 'spec 4 line 6.5', text: 'Any other lender: the agreement.' },
  {
    id: 'spec 4 line 6.6',
    text: 'A missing id, or a confirmation that fails, has a message and is the process error.',
  },
  {
    id: 'spec 4 line 6.7',
    text: 'A monthly loan of APOLLO_FINVEST has its special rule.',
    verifiedBy: ['tests/domain/rules.test.ts'],
  },
  {
    id: 'spec 4 line 7',
    text: 'Offers are read by status: APPROVED, also SELECTED.',
    verifiedBy: ['tests/api/operations.test.ts'],
  },
  {
    id: 'spec 4 line 8',
    text: 'The step that the merchant reached is reported with kyc_state, process_state and process_substate.',
    verifiedBy: ['tests/contract/requests.test.ts', 'tests/adapters/reached-step.test.ts'],
  },
  { id: 'spec 4 line 9', text: 'A payment is decrypted, then confirmed; "Failure" and FAILED are failures.' },
  {
    id: 'spec 4 line 10',
    text: 'The printed QR counts as delivered 20 days after the address was created.',
    verifiedBy: ['tests/domain/derived.test.ts'],
  },
  {
    id: 'spec 4 line 11',
    text: 'In a web view the bridge is awaited; a refused call refreshes the token and is tried again.',
    verifiedBy: ['tests/adapters/web-view-session.test.ts'],
  },
];
