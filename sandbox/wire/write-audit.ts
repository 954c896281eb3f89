import type { Merchant } from '../database/merchant';
import type { DbTransaction } from '../database/open-database';
import { audit } from '../database/schema';
import { maskBody } from '../operations/mask';
import type { Fault } from './fault-kinds';

interface AuditLine {
  merchant: Merchant;
  /** Virtual time, ms. */
  at: number;
  operationId: string;
  requestId: string;
  status: number;
  fault: Fault | undefined;
  sent: unknown;
  body: unknown;
}

/** Adds a call to the audit trail, with personal data masked. */
export async function writeAudit(tx: DbTransaction, line: AuditLine): Promise<void> {
  await tx.insert(audit).values({
    merchantId: line.merchant.id,
    at: Math.floor(line.at / 1000),
    operationId: line.operationId,
    requestId: line.requestId,
    status: line.status,
    fault: line.fault?.kind ?? null,
    detail: JSON.stringify({
      sent: maskBody(line.sent) ?? null,
      answered: line.status >= 400 ? line.body : null,
    }),
  });
}
