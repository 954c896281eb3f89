import type { Call } from '../base/operation';
import { newDigits, newId } from '../database/new-id';
import {
  creditEntries,
  creditLines,
  leadProfiles,
  leads,
  payLaterTransactions,
  suppliers,
  udyamChecks,
  udyamRegistrations,
} from '../database/schema-trade';
import { DAY_SECONDS, endOfDayInIndia } from '../money/due-dates';
import { creditDueAt } from '../operations/supplier-credit/credit-line';
import type { StoredUdyamDetails } from '../operations/udyam/details';
import { seedConsent } from './seed-consents';
import type { CreditPlan, TradePlan } from './trade-plan';

/** Stores a persona's business registration, lead and credit line. */
export async function seedTrade(call: Call, plan: TradePlan = {}): Promise<void> {
  if (plan.udyam !== undefined) await seedUdyam(call, plan.udyam);
  if (plan.lead !== undefined) await seedLead(call, plan.lead);
  if (plan.credit !== undefined) await seedCredit(call, plan.credit);
}

async function seedUdyam(call: Call, status: NonNullable<TradePlan['udyam']>) {
  const { tx, merchant, now } = call;
  const firstHalf: StoredUdyamDetails = {
    name: merchant.panName,
    pan_number: merchant.panNumber,
    aadhaar_last4: '2346',
    mobile: merchant.mobile,
    email: 'shop@example.in',
    gender: 'FEMALE',
    social_category: 'GENERAL',
    is_specially_abled: false,
  };
  const isDraft = status === 'DRAFT';
  await tx.insert(udyamRegistrations).values({
    merchantId: merchant.id,
    status,
    details: JSON.stringify(isDraft ? firstHalf : { ...firstHalf, ...SECOND_HALF }),
    serviceName: isDraft ? 'PERSONAL_DETAILS' : 'CONFIRMATION',
    number: status === 'REGISTERED' ? `UDYAM-MH-26-${newDigits(7)}` : null,
    applicationNumber: isDraft ? null : `UAP${newDigits(10)}`,
    submittedAt: isDraft ? null : now - 2 * DAY_SECONDS,
    mismatchFields: JSON.stringify(status === 'MISMATCH' ? ['name'] : []),
    failureReason: status === 'MISMATCH' || status === 'FAILED' ? status : null,
  });
  await tx
    .insert(udyamChecks)
    .values({ merchantId: merchant.id, type: 'AADHAAR', verifiedAt: now - DAY_SECONDS });
  if (!isDraft)
    await seedConsent({ ...call, now: now - 2 * DAY_SECONDS }, 'UDYAM_REGISTRATION', 'Udyam register');
}

const SECOND_HALF: StoredUdyamDetails = {
  business_name: 'Shree Kirana Stores',
  organisation_type: 'PROPRIETARY',
  major_activity: 'TRADING',
  nic_codes: ['47110', '47211'],
  employees_male: 1,
  employees_female: 1,
  employees_other: 0,
  investment: 15_000_000,
  turnover: 54_000_000,
  date_of_commencement: '2019-04-01',
  address_line: '12 Mandi Road',
  city: 'Nashik',
  district: 'Nashik',
  state: 'Maharashtra',
  pincode: '422001',
  account_number: '50100234567891',
  ifsc: 'HDFC0001234',
  consent: true,
};

async function seedLead(call: Call, status: NonNullable<TradePlan['lead']>) {
  const { tx, merchant, now } = call;
  const id = newId('led');
  const isSent = status !== 'VERIFIED' && status !== 'OTP_SENT';
  const isDecided = status === 'REJECTED' || status === 'ACCEPTED';
  await tx.insert(leads).values({
    id,
    merchantId: merchant.id,
    partner: 'INDIALENDS',
    status,
    createdAt: now - 2 * DAY_SECONDS,
    submittedAt: isSent ? now - DAY_SECONDS : null,
    decidedAt: isDecided ? now - DAY_SECONDS : null,
    reason: status === 'REJECTED' ? 'SHOP_TOO_NEW' : null,
  });
  await seedConsent({ ...call, now: now - 2 * DAY_SECONDS }, 'LEAD_CONTACT', 'INDIALENDS');
  if (!isSent) return;
  await seedConsent({ ...call, now: now - DAY_SECONDS }, 'LEAD_PROFILE', 'INDIALENDS');
  await tx.insert(leadProfiles).values({
    leadId: id,
    merchantId: merchant.id,
    annualTurnover: 54_000_000,
    currentAccountAvailable: true,
    gstRegistered: false,
    businessAgeMonths: 40,
  });
}

async function seedCredit(call: Call, plan: CreditPlan): Promise<void> {
  const { tx, merchant, now } = call;
  const dueAt =
    plan.dueInDays === undefined ? creditDueAt(now) : endOfDayInIndia(now + plan.dueInDays * DAY_SECONDS);
  await tx.insert(creditLines).values({
    merchantId: merchant.id,
    limit: plan.limitRupees * 100,
    dueAt,
    nbfc: 'USFB',
    mCode: plan.mCode ?? `SBXSHOP${newDigits(4)}`,
  });
  if (plan.usedRupees !== undefined)
    await tx.insert(creditEntries).values({
      merchantId: merchant.id,
      transactionId: 'before',
      kind: 'OPENING',
      amount: plan.usedRupees * 100,
      at: now - 20 * DAY_SECONDS,
    });
  const ids = await seedSuppliers(call, plan);
  for (const payment of plan.payments ?? []) await seedPayment(call, payment, ids[payment.supplier] ?? '');
}

async function seedSuppliers({ tx, merchant, now }: Call, plan: CreditPlan): Promise<string[]> {
  const rows = (plan.suppliers ?? []).map(({ name, mobile }) => ({
    id: newId('sup'),
    merchantId: merchant.id,
    name,
    mobile,
    address: JSON.stringify({
      line1: '4 Market Yard',
      city: 'Pune',
      state: 'Maharashtra',
      postcode: '411037',
    }),
    account: JSON.stringify({
      accountHolderName: name.toUpperCase(),
      accountNumber: '50100998877665',
      bankName: 'HDFC Bank',
      ifscCode: 'HDFC0000007',
    }),
    createdAt: now - 30 * DAY_SECONDS,
  }));
  if (rows.length > 0) await tx.insert(suppliers).values(rows);
  return rows.map(({ id }) => id);
}

async function seedPayment(
  { tx, merchant, now }: Call,
  { rupees, daysAgo, status }: NonNullable<CreditPlan['payments']>[number],
  supplierId: string,
): Promise<void> {
  const id = newId('txn');
  const createdAt = now - daysAgo * DAY_SECONDS;
  const amount = rupees * 100;
  await tx.insert(payLaterTransactions).values({
    id,
    merchantId: merchant.id,
    supplierId,
    orderId: `ORD${newDigits(6)}`,
    amount,
    status,
    choice: status === 'FAILED' ? 'fail' : 'pay',
    epaylaterId: status === 'FAILED' ? null : newId('epl'),
    message: status === 'FAILED' ? 'DECLINED' : null,
    createdAt,
    answeredAt: createdAt,
  });
  if (status === 'FAILED') return;
  const entry = { merchantId: merchant.id, transactionId: id, kind: 'USE', amount, at: createdAt };
  await tx.insert(creditEntries).values(entry);
}
