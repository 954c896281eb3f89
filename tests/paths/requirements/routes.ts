/** URLs of the product (spec 2, 2.1). */
import type { Requirement } from './requirement';

export const routes: readonly Requirement[] = [
  {
    id: 'spec 2 line 1',
    text: 'Loan screens are loaded on demand; a loading indicator of four dots is shown meanwhile.',
    verifiedBy: ['tests/browser/routes.spec.ts'],
  },
  {
    id: 'spec 2 line 2',
    text: 'A screen that breaks shows "Unexpected Application Error!" with status and text, or the message.',
    verifiedBy: ['tests/browser/errors.spec.ts'],
  },
  {
    id: 'spec 2 line 3',
    text: 'An unknown URL shows a page of its own.',
    verifiedBy: ['tests/browser/routes.spec.ts'],
  },
  { id: 'spec 2.1 row 1', text: '/: the landing page.' },
  { id: 'spec 2.1 row 2', text: '/pay/{id}: a payment by a link.' },
  { id: 'spec 2.1 row 3', text: '/payment/status/{paymentId}: the status of a payment.' },
  { id: 'spec 2.1 row 4', text: '/terms: the terms.', verifiedBy: ['tests/browser/terms.spec.ts'] },
  { id: 'spec 2.1 row 5', text: '/autopay and /autopay/status: autopay and its status.' },
  { id: 'spec 2.1 row 6', text: '/network/…: the pages of partners.' },
  { id: 'spec 2.1 row 7', text: '/indialends: a request to a partner lender: start, code, section.' },
  { id: 'spec 2.1 row 8', text: '/register-udyam: the registration of a business.' },
];
