/** The payment allocation in words, the same on every page (assumed; exact rules in docs/decisions/007). */
export const allocationOrder =
  'A payment goes first to instalments that are due, the oldest first: in each the interest, then the loan amount. Then to late charges. Then to instalments to come.';
