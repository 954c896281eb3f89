/** How the offers are sorted, in sentences. */
export const sortingRules: readonly string[] = [
  'First by the amount, then by how often you pay: every day, every week, every month.',
  'Then by yearly cost (APR). The lowest comes first. An offer without an APR comes last.',
  'APR holds the interest and the fees together, as a cost for one year. So you can compare lenders.',
  'We look at nothing else, and we mark no offer as the best.',
];

/** How to compare plans that are paid in different steps (docs/decisions/028-key-facts-and-offers.md). */
export const comparisonRules: readonly string[] = [
  '“In a month” is what an average month costs: each instalment, times how many there are in a year (365, 52 or 12), divided by 12. It is rounded up to a rupee, and never more than the whole loan.',
  '“For every ₹1,000 you get” counts from the money that reaches your bank, after the fee and GST.',
];

/** Sections of the page with the terms of the offers. */
export const offerTerms: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'Who lends',
    text: 'Each offer comes from the lender named on it. The lender decides on the loan and sends the money. We show the offers side by side.',
  },
  {
    title: 'What an offer is',
    text: 'An offer is not yet a loan. The lender can check your details again. There is a loan only after you sign the agreement.',
  },
  {
    title: 'What you pay',
    text: 'Each offer shows the fee, GST, interest and yearly cost (APR). The key facts list every charge.',
  },
  {
    title: 'If you pay late',
    text: 'A late instalment can bring a late charge. Its amount stands on each offer.',
  },
  {
    title: 'If you pay early',
    text: 'You can close the loan early. If the lender takes a charge for this, it is in the key facts.',
  },
  {
    title: 'Your details',
    text: 'The lenders named here used your details to make these offers. Ask our support to stop this at any time.',
  },
];
