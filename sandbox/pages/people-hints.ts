import { PAN_HINTS } from '../operations/identity/pan-rules';
import { UNSERVED_PINCODE } from '../operations/profile/loan-profile';
import { UNKNOWN_UPI } from '../operations/profile/payment-destination';
import { type Html, html } from './html';

const HINTS: [typed: string, answer: string][] = [
  ...PAN_HINTS,
  [`pincode ${UNSERVED_PINCODE}`, 'pincode_not_served'],
  [`QR to ${UNKNOWN_UPI}`, 'invalid_payment_address'],
];

/** For testers: what to enter for each answer of registries and lenders. */
export const peopleHints = (): Html =>
  html`<details><summary>PANs and places with an answer of their own</summary><ul class="plain">${HINTS.map(
    ([typed, answer]) => html`<li><b>${typed}</b><span class="quiet id">${answer}</span></li>`,
  )}</ul></details>`;
