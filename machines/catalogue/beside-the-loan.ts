import { entryUrls } from '../entry-urls';
import type { CatalogueEntry } from './entry';

/** What there is beside the loan, and the page that leads to it. */
export const besideTheLoan = [
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
    purpose: 'One payment to a supplier: where it stands, its confirmation, its invoice.',
    entryUrls: entryUrls['supplier-transaction'],
    load: () => import('../supplier-transaction/machine'),
    chart: 'supplierTransactionMachine',
  },
  {
    id: 'leads',
    title: 'Partner lead',
    purpose: 'What a partner lender would be told and why, the consent, the code, the questions, its answer.',
    entryUrls: entryUrls.leads,
    load: () => import('../leads/machine'),
    chart: 'leadsMachine',
  },
  {
    id: 'network',
    title: 'Partner network',
    purpose: 'Who the partner lenders are, and the way to ask one of them.',
    entryUrls: entryUrls.network,
    load: () => import('../network/machine'),
    chart: 'networkMachine',
  },
  {
    id: 'udyam',
    title: 'Udyam registration',
    purpose: 'Register a small business with the government, for free: told, agreed to, sent, followed.',
    entryUrls: entryUrls.udyam,
    load: () => import('../udyam/machine'),
    chart: 'udyamMachine',
  },
  {
    id: 'landing',
    title: 'Landing',
    purpose: 'What the product has for this merchant now, beside the page that anybody sees at /.',
    entryUrls: [],
    load: () => import('../landing/machine'),
    chart: 'landingMachine',
  },
] as const satisfies readonly CatalogueEntry[];
