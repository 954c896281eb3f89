/** Messages of the error catalogue (spec 8). */
import type { Requirement } from './requirement';

/** The file that has every message of the catalogue. */
const CATALOGUE = ['tests/copy/error-catalogue.test.ts'];

export const errors: readonly Requirement[] = [
  { id: 'spec 8 line 1', text: '"An Error Occurred".', verifiedBy: CATALOGUE },
  {
    id: 'spec 8 line 2',
    text: '"Unexpected Application Error!".',
    verifiedBy: ['tests/browser/errors.spec.ts', ...CATALOGUE],
  },
  { id: 'spec 8 line 3.1', text: '"Unable to get PAN details".', verifiedBy: CATALOGUE },
  { id: 'spec 8 line 3.2', text: '"Get loan config error".', verifiedBy: CATALOGUE },
  { id: 'spec 8 line 3.3', text: '"get latest loan error".', verifiedBy: CATALOGUE },
  { id: 'spec 8 line 3.4', text: '"Foreclosure data not available".', verifiedBy: CATALOGUE },
  { id: 'spec 8 line 3.5', text: '"Bank accounts not available".', verifiedBy: CATALOGUE },
  { id: 'spec 8 line 3.6', text: '"Offers not available".', verifiedBy: CATALOGUE },
  { id: 'spec 8 line 3.7', text: '"User State not available".', verifiedBy: CATALOGUE },
  { id: 'spec 8 line 3.8', text: '"unknown_error".', verifiedBy: CATALOGUE },
  { id: 'spec 8 line 3.9', text: '"Unable to process your request.".', verifiedBy: CATALOGUE },
  { id: 'spec 8 line 3.10', text: '"bankDetailsId or loanOfferId not available.".', verifiedBy: CATALOGUE },
  {
    id: 'spec 8 line 3.11',
    text: '"Currently you are not eligible for applying loan.".',
    verifiedBy: CATALOGUE,
  },
  { id: 'spec 8 line 3.12', text: '"Supplier not addded.".', verifiedBy: CATALOGUE },
  { id: 'spec 8 line 3.13', text: '"Payment Unsuccessful".', verifiedBy: CATALOGUE },
  { id: 'spec 8 line 4', text: '"Successfully Added", with a link to the dashboard.', verifiedBy: CATALOGUE },
  {
    id: 'spec 8 line 5',
    text: 'The message of each native capability that failed.',
    verifiedBy: ['tests/bridge/abilities.test.ts', ...CATALOGUE],
  },
];
