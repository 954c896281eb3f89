/**
 * Tokens of the walks of every run: a reload, double taps, no network; at three moments, on both hosts; two of them on recorded paths that move
 * money: signing, and closing a loan early.
 */
export const dailyWalks: readonly string[] = [
  'prepayment.0.overdue.reload.main-action.phone.13',
  'application.3.step-application-form.offline.first-step.page.49',
  'agreement.0.agreement-ready.reload.one-step.phone.7.f3e0a4c',
  'prepayment.0.autopay-on.double-tap.one-step.page.3.8890041',
];
