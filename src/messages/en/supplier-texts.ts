import type { SupplierTransaction } from '../../../machines/domain/trade/supplier';
import type { MissingPart } from '../../../machines/domain/trade/supplier-credit';

/** Texts about suppliers and payments to them that several pages share. */
export const supplierTexts = {
  unnamed: 'Supplier',
  /** Supplier without a name. @param mobile masked */
  withMobile: (mobile: string) => `Supplier ${mobile}`,
  unknown: 'A supplier you had',
  status: {
    CREATED: 'Not finished',
    PENDING: 'Waiting',
    SUCCESS: 'Paid',
    FAILED: 'Failed',
  } satisfies Record<SupplierTransaction['status'], string>,
  missing: {
    invoice: 'Invoice missing',
    confirmation: 'To be confirmed',
  } satisfies Record<MissingPart, string>,
  lender: (name: string) => `Credit from ${name}`,
  test: {
    title: 'Test shop',
    text: (code: string) =>
      `The payment partner knows this shop by a test code (${code}). Payments here are tests.`,
  },
  /** Heading if the pay-later service could not be reached. */
  unavailable: 'We could not open your supplier credit',
} as const;
