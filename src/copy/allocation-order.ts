/** Where the money of a payment goes (assumed; precisely in docs/decisions/007): one sentence for every page. */
export const allocationOrder =
  'A payment goes first to instalments that are due, the oldest first: in each the interest, then the loan amount. Then to late charges. Then to instalments to come.';
