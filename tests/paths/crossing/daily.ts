/** The few walks that every run makes: each fault once, each moment, both hosts, where money or consent is at stake. */
export const dailyWalks: readonly string[] = [
  'home.0.due-today.drop-after.main-action.page.11',
  'autopay.0.disbursed.double-tap.main-action.page.12',
  'prepayment.0.overdue.reload.main-action.phone.13',
  'agreement.0.agreement-ready.500.main-action.page.14',
];
