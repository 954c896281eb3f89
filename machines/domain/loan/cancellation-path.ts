/** Path of the page on which a loan is cancelled, or given back in the cooling-off period (spec 2.2). */
export function cancelLoanPath(loanId: string): `/${string}` {
  return `/termloan/cancel-loan/${encodeURIComponent(loanId)}`;
}
