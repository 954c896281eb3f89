/**
 * The few walks that every run makes: a lost answer, a reload, a nervous thumb, no network; three moments, both hosts; and two known
 * ways, to the money: signing, and closing early.
 */
export const dailyWalks: readonly string[] = [
  'home.0.due-today.drop-after.main-action.page.11',
  'prepayment.0.overdue.reload.main-action.phone.13',
  'leads.0.lead-new.double-tap.every-step.page.47',
  'application.3.step-application-form.offline.first-step.page.49',
  'agreement.0.agreement-ready.drop-after.one-step.phone.8.6bc64e0',
  'prepayment.0.foreclosable.double-tap.every-step.page.3.86862c3',
];
