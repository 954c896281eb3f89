/** Tests of Specmatic's whose answer is right as it is: it knows the shape of a request, not what its values are of. */
export interface Deviation {
  readonly operations: readonly string[];
  /** Matches the name of the test. */
  readonly test: RegExp;
  /** Status and body of the lender's answer contain one of these. */
  readonly answers: readonly string[];
  readonly because: string;
}

/** It expects a success, since the values are of the right type. */
const VALID = /^\+ve /;

export const DEVIATIONS: readonly Deviation[] = [
  {
    operations: ['signAgreement'],
    test: VALID,
    answers: ['409 {"error":"agreement_changed"}'],
    because: 'A made-up paper_version is not the one of the agreement.',
  },
  {
    operations: ['getAutopayMandate'],
    test: VALID,
    answers: ['404 {"error":"mandate_not_found"}'],
    because: 'With open=false nothing is opened, and there is no mandate by the method that was drawn.',
  },
  {
    operations: ['getMandateStatus'],
    test: VALID,
    answers: ['404 {"error":"mandate_not_found"}'],
    because: 'A made-up mandate_id or subscription_id is of no mandate.',
  },
  {
    operations: ['getRepaymentLink', 'initiateRepayment'],
    test: VALID,
    answers: ['400 {"error":"amount_out_of_range"}'],
    because: 'A made-up amount is more than the loan.',
  },
  {
    operations: ['initiateRepayment'],
    test: VALID,
    answers: ['404 {"error":"payment_not_found"}', '404 {"error":"repayment_link_not_found"}'],
    because: 'A made-up payment_id or link_id is of no payment and no link.',
  },
  {
    operations: ['getForeclosure'],
    test: VALID,
    answers: ['400 {"error":"date_out_of_range"}'],
    because: 'The date is today, and the lender of the run lives on 6 March 2026.',
  },
  {
    operations: ['updateUdyamDetails'],
    test: VALID,
    answers: ['400 {"error":"aadhaar_invalid"}', '409 {"error":"pan_mismatch"}', '"nic_code_not_found"'],
    because: 'Made-up numbers of Aadhaar, PAN and industry are nobody’s.',
  },
  {
    operations: ['getRepaymentLinkDetails', 'getRepaymentStatus'],
    // It says of every other test what was changed.
    test: /^-ve .* with the request from the example '\w+'$/,
    answers: ['200 {'],
    because: 'It takes a call without credentials for a wrong one, also where anybody may make it.',
  },
];
