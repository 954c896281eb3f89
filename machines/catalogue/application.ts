import { entryUrls } from '../entry-urls';
import type { CatalogueEntry } from './catalogue-entry';

/** The application: its forms, and the identity of the merchant. */
export const applicationJourneys = [
  {
    id: 'application',
    title: 'Application',
    purpose: "The application for offers: its list of steps, its forms, and the lender's decision.",
    entryUrls: entryUrls.application,
    load: () => import('../application/machine'),
    chart: 'applicationMachine',
  },
  {
    id: 'credit-score',
    title: 'Credit score',
    purpose: "The merchant's credit score, explained.",
    entryUrls: entryUrls['credit-score'],
    load: () => import('../credit-score/machine'),
    chart: 'creditScoreMachine',
  },
  {
    id: 'register-business',
    title: 'Business registration',
    purpose: 'How the business is registered, and a link to register it for free.',
    entryUrls: entryUrls['register-business'],
    load: () => import('../register-business/machine'),
    chart: 'registerBusinessMachine',
  },
  {
    id: 'identity',
    title: 'Identity',
    purpose:
      'Identity check: an earlier check, the PAN, the central registry, Aadhaar or photos of its card.',
    entryUrls: entryUrls.identity,
    load: () => import('../identity/machine'),
    chart: 'identityMachine',
  },
  {
    id: 'selfie',
    title: 'Selfie',
    purpose: 'Why a picture of the face is needed, the camera, and the status of the check.',
    entryUrls: entryUrls.selfie,
    load: () => import('../selfie/machine'),
    chart: 'selfieMachine',
  },
] as const satisfies readonly CatalogueEntry[];
