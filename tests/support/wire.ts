/** Sample of each entity as the services send it, with all fields. Times in seconds, money in paise. */

const penaltyWire = {
  one_time_penalty_amount: 25_000,
  one_time_penalty_frequency: 3,
  recurring_penalty_amount: 10_000,
  recurring_penalty_frequency: 7,
};

const foreclosureWire = { fee_amount: 50_000, fee_rate: 3, gst_amount: 9_000, gst_rate: 18 };

export const bankAccountWire = {
  bank_details_id: 'bnk_1',
  merchant_id: 'mrc_1',
  merchant_name: 'RAMESH KUMAR',
  payment_address: '50100234567890@HDFC0001234',
  account_type: 2,
  type: 'SAVINGS',
  bank_name: 'HDFC Bank',
  source_transferring_bank_details_page: true,
};

export const offerWire = {
  loan_offer_id: 'off_1',
  loan_amount: 5_000_000,
  processing_fee: { amount: 100_000, rate: 2 },
  gst: { amount: 18_000, rate: 18 },
  transferable_amount: 4_882_000,
  duration: 26,
  interest: 309_400,
  payable_amount: 5_309_400,
  frequency: 1,
  cashback_amount: 50_000,
  interest_rate: 24,
  regular_repayment: 204_300,
  penalty_config: penaltyWire,
  is_enach_required: true,
  kfs_html_link: '/api/termloan/documents/kfs/off_1.html',
  foreclosure_config: foreclosureWire,
  nbfc: 'USFB',
  apr: 33.41,
  valid_until: 1_775_000_000,
};

export const agreementWire = {
  loan_agreement_id: 'agr_1',
  paper_version: 'v1',
  merchant_id: 'mrc_1',
  loan_amount: 5_000_000,
  cashback_amount: 50_000,
  regular_repayment: 204_300,
  pdf_link: '/agreement.pdf',
  html_link: '/agreement.html',
  sanction_letter_cum_kfs_pdf: '/kfs.pdf',
  application_form_html_link: '/form.html',
  create_time: 1_772_771_400,
  update_time: 1_772_771_460,
  frequency: 3,
  status: 'CREATED',
  channel: 'web',
  installments: 12,
  interest: 309_400,
  processing_fee: { amount: 100_000, rate: 2 },
  transferable_amount: 4_882_000,
  duration: 12,
  payable_amount: 5_309_400,
  bank_details_id: 'bnk_1',
  nbfc: 'USFB',
  gst: { amount: 18_000, rate: 18 },
  penalty_config: penaltyWire,
  phone_number: '••••••4321',
  foreclosure_config: foreclosureWire,
  apr: 33.41,
  cooling_off_until: 1_773_030_600,
};

export const loanWire = {
  loan_id: 'lon_1',
  merchant_id: 'mrc_1',
  loan_agreement_id: 'agr_1',
  bank_details_id: 'bnk_1',
  loan_account_number: 'MTL123456789',
  shop_image_url: '/shop.jpg',
  total_due_principal: 1,
  total_due: 2,
  total_paid: 3,
  late_penalties_added: 4,
  late_penalties_paid: 5,
  next_due_installment_amount: 6,
  total_next_due_amount: 7,
  max_repayment_amount: 8,
  next_due_date: 1_773_000_000,
  next_installment_date: 1_773_600_000,
  create_time: 1_772_771_400,
  update_time: 1_772_771_460,
  status: 2,
  total_installment: 26,
  installments_paid: 9,
  previous_due_installment_amount: 10,
  total_next_due_installment_amount: 11,
  last_penalty_installment_number: 12,
  last_date: 1_788_000_000,
  ended_on: 1_789_000_000,
  cashback_eligible: true,
  bank_details: bankAccountWire,
  agreement: { frequency: 1, approvedNbfc: 'ARTHMATE', cashbackAmount: 50_000 },
  total_paid_principal: 13,
  is_manual_disbursal_enabled: true,
  auto_debit: { is_enabled: true, is_consented: true, is_current_due_paid: true, message: 'On.' },
  disbursed_amount: 4_882_000,
  disbursed_on: 1_772_771_470,
  utr: 'SBXN123456789012',
  reason: 'By hand.',
};

export const userStateWire = {
  process_state: 'MANDATE',
  process_substate: 'enach',
  kyc_state: 'VERIFIED',
  is_eligible: true,
  primary_nbfc: 'USFB',
  approval_status: 'PENDING',
  rate_limit: { no_of_attempts_left: 3, cool_off_period: 600 },
  identity_verification: {
    is_documents_uploaded: true,
    is_ckyc_failed: true,
    is_ckyc_already_triggered: true,
    is_ekyc_failed: true,
    is_ekyc_already_triggered: true,
    ekyc_failure_reason: 'BLURRED',
  },
};

export const mandateWire = {
  mandate_id: 'mnd_1',
  type: 'ENACH',
  method: 'NETBANKING',
  status: 'INITIATED',
  subscription_id: 'sub_1',
  nbfc: 'USFB',
  max_amount: 408_600,
  frequency: 2,
  first_debit: 1_773_000_000,
  end_date: 1_788_000_000,
  can_be_paused: true,
  can_be_cancelled: true,
  authorization_url: '/sandbox/bank/mnd_1',
  upi_link: 'upi://mandate?tr=mnd_1',
  failure_reason: 'insufficient_funds',
  bank_name: 'HDFC Bank',
  account_last4: '7890',
};

export const merchantWire = {
  id: 'mrc_1',
  display_name: 'Ramesh Kumar',
  mobile: '9876504321',
  udyam_number: 'UDYAM-MH-01-0000001',
  udyam_status: 'REGISTERED',
};

export const panWire = {
  pan_name: 'RAMESH KUMAR',
  pan_number: 'XXXXX1234X',
  email: 'r@example.test',
  dob: '1980-01-01',
  update_time: 1_772_771_400,
  verification_status: 'VERIFIED',
  error: 'none',
};

export const configWire = {
  min_loan_amount: 1_000_000,
  max_loan_amount: 50_000_000,
  cooling_off_days: 3,
  support_hours: 'Every day, 9 am to 7 pm',
};

export const featuresWire = { features: { PRE_CLOSURE: true }, experiments: { PHYSICAL_QR: 1 } };

export const otpWire = {
  otp_reference: 'otp_1',
  phone_number: '••••••4321',
  resend_after: 30,
  expires_in: 300,
  sends_left: 2,
  attempts_left: 5,
};

export const signedWire = { loan_agreement_id: 'agr_1', loan_id: 'lon_1', status: 'SIGNED' };
