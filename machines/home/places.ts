import { cancelLoanPath } from '../domain/loan/cancellation-path';

/** Where home leads to; each is a page of another journey. */
export type HomePlace =
  | 'schedule'
  | 'details'
  | 'prepayment'
  | 'autopay'
  | 'history'
  | 'qr'
  | 'return'
  | 'status'
  | 'settled';

const paths: Readonly<Record<Exclude<HomePlace, 'return'>, `/${string}`>> = {
  schedule: '/termloan/summary',
  details: '/termloan/loan-details',
  prepayment: '/termloan/prepayment',
  autopay: '/autopay',
  history: '/termloan/history',
  qr: '/termloan/qr-intro',
  status: '/termloan/loan-status',
  settled: '/termloan/settled',
};

/** The URL of a place (spec 2.2); giving the loan back names the loan. */
export function placePath(place: HomePlace, loanId: string): `/${string}` {
  return place === 'return' ? cancelLoanPath(loanId) : paths[place];
}

/** The page that follows a payment (spec 2.1): it owns the ways to pay, the wait and the receipt. */
export function paymentPath(id: string, type: string): `/${string}` {
  return `/payment/status/${encodeURIComponent(id)}?pollingType=repayment&paymentType=${type}`;
}
