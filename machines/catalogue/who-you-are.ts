import { entryUrls } from '../entry-urls';
import type { CatalogueEntry } from './entry';

/** The application: what the merchant tells, and who they are. */
export const whoYouAre = [
  {
    id: 'application',
    title: 'Application',
    purpose:
      'The way to the offers: its list of steps, what the merchant tells, and what the lender decides.',
    entryUrls: entryUrls.application,
    load: () => import('../application/machine'),
    chart: 'applicationMachine',
  },
  {
    id: 'credit-score',
    title: 'Credit score',
    purpose: 'What the credit bureau says of the merchant, in plain words.',
    entryUrls: entryUrls['credit-score'],
    load: () => import('../credit-score/machine'),
    chart: 'creditScoreMachine',
  },
  {
    id: 'register-business',
    title: 'Business registration',
    purpose: 'How the business is registered, and the way to have it registered for free.',
    entryUrls: entryUrls['register-business'],
    load: () => import('../register-business/machine'),
    chart: 'registerBusinessMachine',
  },
  {
    id: 'identity',
    title: 'Identity',
    purpose: 'Who the merchant is: the earlier check, the PAN, the central registry, Aadhaar or its photos.',
    entryUrls: entryUrls.identity,
    load: () => import('../identity/machine'),
    chart: 'identityMachine',
  },
  {
    id: 'selfie',
    title: 'Selfie',
    purpose: 'Why a picture of the face is asked for, the camera, and what became of the picture.',
    entryUrls: entryUrls.selfie,
    load: () => import('../selfie/machine'),
    chart: 'selfieMachine',
  },
] as const satisfies readonly CatalogueEntry[];
