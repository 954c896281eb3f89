import type { Merchant } from '../books/merchant';
import type { Books } from '../books/open-books';
import { audit } from '../books/schema';
import { maskBody } from '../operations/mask';
import type { Fault } from './fault-kinds';

interface Line {
  merchant: Merchant;
  /** Virtual ms. */
  at: number;
  operationId: string;
  requestId: string;
  status: number;
  fault: Fault | undefined;
  sent: unknown;
  body: unknown;
}

/** Writes one call into the audit trail, personal data masked. */
export async function writeAudit(books: Books, line: Line): Promise<void> {
  await books.insert(audit).values({
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
