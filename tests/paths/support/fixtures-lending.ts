/** Entities, parsed from wire data by the app's own schemas. */
import * as v from 'valibot';
import { lenderContactSchema } from '../../../machines/domain/lender/lender-contact';
import { type Loan, type LoanStatus, loanSchema } from '../../../machines/domain/loan/loan';
import { type LoanConfig, loanConfigSchema } from '../../../machines/domain/loan/loan-config';
import { type LoanOffer, loanOfferSchema } from '../../../machines/domain/loan/loan-offer';
import { type UserState, userStateSchema } from '../../../machines/domain/merchant/user-state';
import { type BankAccount, bankAccountSchema } from '../../../machines/domain/payment/bank-account';
import { loanStatus } from './fixtures-money';

/** An offer of ₹1,00,000 in 48 weeks. */
export function anOffer(wire: Partial<v.InferInput<typeof loanOfferSchema>> = {}): LoanOffer {
  return v.parse(loanOfferSchema, {
    loan_offer_id: 'offer-1',
    loan_amount: 100_000_00,
    processing_fee: { amount: 2_000_00, rate: 2 },
    gst: { amount: 360_00, rate: 18 },
    transferable_amount: 97_640_00,
    duration: 48,
    interest: 15_920_00,
    payable_amount: 115_920_00,
    frequency: 1,
    cashback_amount: 0,
    interest_rate: 30,
    regular_repayment: 2_415_00,
    penalty_config: {
      one_time_penalty_amount: 150_00,
      one_time_penalty_frequency: 1,
      recurring_penalty_amount: 50_00,
      recurring_penalty_frequency: 7,
    },
    kfs_html_link: '/kfs/offer-1.html',
    foreclosure_config: { fee_amount: 4_000_00, fee_rate: 4, gst_amount: 720_00, gst_rate: 18 },
    nbfc: 'USFB',
    apr: 37.2,
    valid_until: 1_795_000_000,
    ...wire,
  });
}

/** Three amounts; ₹1,00,000 has weekly plans of two lenders, and daily and monthly plans. */
export function someOffers(): readonly LoanOffer[] {
  return [
    anOffer(),
    anOffer({ loan_offer_id: 'offer-2', nbfc: 'ARTHMATE', apr: 39.5, regular_repayment: 2_450_00 }),
    anOffer({
      loan_offer_id: 'offer-3',
      nbfc: 'ARTHMATE',
      frequency: 3,
      duration: 12,
      regular_repayment: 9_880_00,
      apr: 33.1,
      payable_amount: 118_560_00,
      interest: 18_560_00,
      transferable_amount: 97_050_00,
      kfs_html_link: null,
    }),
    anOffer({
      loan_offer_id: 'offer-4',
      nbfc: 'HINDON_RUPEECIRCLE',
      frequency: 2,
      duration: 300,
      regular_repayment: 390_00,
    }),
    anOffer({
      loan_offer_id: 'offer-5',
      loan_amount: 50_000_00,
      transferable_amount: 48_820_00,
      frequency: 3,
      duration: 6,
      regular_repayment: 9_300_00,
      penalty_config: null,
      foreclosure_config: null,
    }),
    anOffer({ loan_offer_id: 'offer-6', loan_amount: 150_000_00, transferable_amount: 146_460_00 }),
  ];
}

/** A savings account; only its last four digits may be seen. */
export function anAccount(wire: Partial<v.InferInput<typeof bankAccountSchema>> = {}): BankAccount {
  return v.parse(bankAccountSchema, {
    bank_details_id: 'account-1',
    merchant_name: 'RAMESH KUMAR',
    payment_address: '001234567890@HDFC0001234',
    account_type: 2,
    type: 'SAVINGS',
    bank_name: 'HDFC Bank',
    ...wire,
  });
}

/** State of a merchant; new and eligible by default. */
export function aUserState(wire: Partial<v.InferInput<typeof userStateSchema>> = {}): UserState {
  return v.parse(userStateSchema, {
    process_state: 'ENTRY',
    is_eligible: true,
    primary_nbfc: 'USFB',
    ...wire,
  });
}

/** A loan in a status. */
export function aLoan(status: LoanStatus, wire: Partial<v.InferInput<typeof loanSchema>> = {}): Loan {
  return v.parse(loanSchema, {
    loan_id: 'loan-1',
    bank_details_id: 'account-1',
    status: loanStatus[status],
    agreement: { frequency: 1, approvedNbfc: 'USFB' },
    ...wire,
  });
}

/** The product's configuration. */
export function aConfig(): LoanConfig {
  return v.parse(loanConfigSchema, {
    min_loan_amount: 10_000_00,
    max_loan_amount: 500_000_00,
    cooling_off_days: 3,
    support_hours: '9 am to 7 pm',
  });
}

/** A lender that names who may contact a merchant about an overdue amount. */
export const overdueContact = v.parse(lenderContactSchema, {
  nbfc: 'USFB',
  grievance_officer: { name: 'Meenakshi Iyer', phone: '1800-000-1101' },
  collection: {
    agents: [{ name: 'Unity collections', phone: '1800-000-3101' }, { name: 'Sahyadri Recovery' }],
    contact_hours: 'Monday to Saturday, 9 am to 6 pm',
    note: 'They never ask for cash without a printed receipt.',
  },
});
