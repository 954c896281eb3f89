/** What the screens show and offer (spec 2.4). */
import type { Requirement } from './requirement';

export const screens: readonly Requirement[] = [
  { id: 'spec 2.4 line 1', text: 'The dashboard shows what is due and a benefit card.' },
  {
    id: 'spec 2.4 line 1.1',
    text: 'The banner of what is due: since when, today, tomorrow, or on which day; weekly loans by their next instalment.',
    verifiedBy: ['tests/domain/loan/due.test.ts'],
  },
  {
    id: 'spec 2.4 line 1.2',
    text: 'Other labels of what is due, and the last 7 days before it.',
    verifiedBy: ['tests/domain/loan/due.test.ts'],
  },
  {
    id: 'spec 2.4 line 1.3',
    text: 'The benefit card: the cashback and its conditions, or the higher loan.',
    verifiedBy: ['tests/domain/loan/home-rules.test.ts'],
  },
  {
    id: 'spec 2.4 line 2',
    text: 'Offers by amount, frequencies from the highest; the chosen id is stored in session and local storage.',
    verifiedBy: ['tests/domain/loan/offers.test.ts', 'tests/storage/client-storage.test.ts'],
  },
  { id: 'spec 2.4 line 3', text: 'A bank account is chosen or added, and the offer confirmed with it.' },
  {
    id: 'spec 2.4 line 4',
    text: 'Signing with a code, e-NACH, autopay and its status, UPI mandate, phone of the mandate.',
  },
  { id: 'spec 2.4 line 5', text: 'The selfie, its status, and why it failed.' },
  {
    id: 'spec 2.4 line 6',
    text: 'The printed QR: its payment destination and delivery; the documents that were handed in.',
  },
  { id: 'spec 2.4 line 7', text: 'Paying, paying early, closing, the history, giving the loan back.' },
  {
    id: 'spec 2.4 line 8',
    text: 'Copying shows what was copied, or "No text copied!".',
    verifiedBy: ['tests/copy/error-catalogue.test.ts'],
  },
  {
    id: 'spec 2.4 line 9',
    text: 'Payment texts: processing, confirming, confirmed, failed with its reason, an error.',
    verifiedBy: ['tests/copy/payment-status.test.ts'],
  },
  {
    id: 'spec 2.4 line 10',
    text: 'Pay later: add a supplier, pay one, send the invoice, confirm; "Successfully Added" leads to the dashboard.',
  },
];
