import { expect } from 'vitest';
import type { Sandbox } from '../../../sandbox/create-sandbox';
import { freshId, identity, SandboxMerchant, type Schemas } from '../support/sandbox-merchant';

export const DAY_SECONDS = 86_400;

export interface Check {
  holds: boolean;
  problems: string[];
  loans: { loan_id: string; balances: Record<string, number> }[];
}

/** A merchant who repays a loan. */
export class Payer {
  constructor(readonly merchant: SandboxMerchant) {}

  static async as(sandbox: Sandbox, persona: string): Promise<Payer> {
    return new Payer(await SandboxMerchant.as(sandbox, persona));
  }

  initiate = (body: Partial<Schemas['InitiateRepaymentRequest']>, requestId?: string) =>
    this.merchant.post<Schemas['InitiatedRepayment']>(
      '/v1/initiateRepayment',
      { amount: 100, ...body },
      requestId,
    );

  /** Opens a payment of a type and returns it. */
  async open(body: Partial<Schemas['InitiateRepaymentRequest']>): Promise<Schemas['InitiatedRepayment']> {
    const opened = await this.initiate(body);
    expect(opened.status).toBe(200);
    return opened.body;
  }

  /** Opens a payment, submits its hosted page, and returns its status. */
  async pay(
    body: Partial<Schemas['InitiateRepaymentRequest']>,
    decision = 'pay',
    reason = 'insufficient_funds',
  ): Promise<Schemas['RepaymentStatus']> {
    const { payment_id } = await this.open(body);
    await decide(this.merchant.sandbox, payment_id, decision, reason);
    return this.status(payment_id);
  }

  async status(payment_id: string): Promise<Schemas['RepaymentStatus']> {
    const request = { payment_id, polling: true };
    return (await this.merchant.post<Schemas['RepaymentStatus']>('/payment/repayment-status', request)).body;
  }

  async details(): Promise<Schemas['LoanDetails']> {
    return (await this.merchant.get<Schemas['LoanDetails']>('/v1/loanDetails')).body;
  }

  async loan(): Promise<Schemas['LoanAccount']> {
    const loan = await this.merchant.loan();
    if (loan === null) throw new Error('there is no loan');
    return loan;
  }

  quote = (date?: string) =>
    this.merchant.get<Schemas['ForeclosureDetails']>(
      `/foreclosure${date === undefined ? '' : `?date=${date}`}`,
    );

  link = (query = '') => this.merchant.get<Schemas['RepaymentLink']>(`/repaymentLink${query}`);

  async transactions(): Promise<Schemas['Transactions']> {
    const { loan_id } = await this.loan();
    return (await this.merchant.post<Schemas['Transactions']>('/transactions', { loan_id })).body;
  }

  cancel = async (loanId?: string) =>
    this.merchant.post<Schemas['CancelledLoan']>('/cancelLoan', {
      loan_id: loanId ?? (await this.loan()).loan_id,
    });

  withdraw = (nbfc: string, merchantId = this.merchant.id) =>
    this.merchant.call<Schemas['AutopayMandate']>('PUT', '/autopayMandate', {
      merchant_id: merchantId,
      nbfc,
      is_consented: false,
    });

  books = async () =>
    (
      await this.merchant.control<{
        postings: { entry: string; source: string; target: string; amount: number }[];
        payments: { id: string; debits: number }[];
        refunds: { amount: number; doneAt: number | null; reason: string }[];
        repayment_links: { id: string }[];
        mandates: { id: string; status: string }[];
      }>('GET', '/books')
    ).body;

  /** Fails when the books do not add up. */
  async balance(): Promise<Check> {
    const { body } = await this.merchant.control<Check>('GET', '/balance-check');
    expect(body.problems).toEqual([]);
    return body;
  }
}

/** Submits the hosted page. */
export const decide = (
  sandbox: Sandbox,
  paymentId: string,
  decision: string,
  reason = 'insufficient_funds',
) =>
  sandbox.fetch(
    new Request(`http://lender.test/sandbox/payment/${paymentId}?return_to=/payment/status/${paymentId}`, {
      method: 'POST',
      body: new URLSearchParams({ decision, reason, mode: 'NET_BANKING' }),
    }),
  );

/**
 * An anonymous call, as by a person with a link. @param address network address, by which the lender distinguishes anonymous
 * callers
 */
export async function asNobody(
  sandbox: Sandbox,
  path: string,
  body: unknown,
  { requestId = freshId(), address = '192.0.2.1' } = {},
) {
  const answer = await sandbox.fetch(
    new Request(`http://lender.test/api/termloan${path}`, {
      method: 'POST',
      headers: { ...identity(requestId), 'x-forwarded-for': address },
      body: JSON.stringify(body),
    }),
  );
  return { status: answer.status, body: await answer.json() };
}
