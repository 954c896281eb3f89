import { entryUrls } from '../entry-urls';
import type { CatalogueEntry } from './catalogue-entry';

/** Journeys of products other than the loan, and `landing`: the chart that runs beside the landing page and links to them. */
export const otherProductJourneys = [
  {
    id: 'supplier',
    title: 'Supplier pay-later',
    purpose: 'What is left of the credit, a new supplier, a payment to one.',
    entryUrls: entryUrls.supplier,
    load: () => import('../supplier/machine'),
    chart: 'supplierMachine',
  },
  {
    id: 'supplier-transaction',
    title: "Supplier's payment",
    purpose: 'One payment to a supplier: its status, confirmation and invoice.',
    entryUrls: entryUrls['supplier-transaction'],
    load: () => import('../supplier-transaction/machine'),
    chart: 'supplierTransactionMachine',
  },
  {
    id: 'leads',
    title: 'Partner lead',
    purpose:
      "What would be shared with a partner lender and why, the consent, the code, the form, the partner's decision.",
    entryUrls: entryUrls.leads,
    load: () => import('../leads/machine'),
    chart: 'leadsMachine',
  },
  {
    id: 'network',
    title: 'Partner network',
    purpose: 'Who the partner lenders are, and how to apply to one of them.',
    entryUrls: entryUrls.network,
    load: () => import('../network/machine'),
    chart: 'networkMachine',
  },
  {
    id: 'udyam',
    title: 'Udyam registration',
    purpose: 'Register a small business with the government, for free: forms, consent, submission, status.',
    entryUrls: entryUrls.udyam,
    load: () => import('../udyam/machine'),
    chart: 'udyamMachine',
  },
  {
    id: 'landing',
    title: 'Landing',
    purpose: 'What the product offers this merchant now, on the page that anybody sees at /.',
    entryUrls: [],
    load: () => import('../landing/machine'),
    chart: 'landingMachine',
  },
] as const satisfies readonly CatalogueEntry[];
