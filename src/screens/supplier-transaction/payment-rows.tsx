import { formatDate } from '../../../machines/domain/base/dates';
import { formatMoney } from '../../../machines/domain/base/money';
import { lenderName } from '../../../machines/domain/lender/lenders';
import type { supplierTransactionMachine } from '../../../machines/supplier-transaction/machine';
import { transactionTold } from '../../../machines/supplier-transaction/setup';
import { sharedCopy } from '../../copy/shared';
import { supplierTransactionCopy as copy } from '../../copy/supplier-transaction';
import { supplierWords } from '../../copy/supplier-words';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { nameOf } from '../shared/supplier-name';

/** Which payment a page beside it is about: how much, to whom, when, on whose credit. */
export function PaymentRows({ snapshot }: Pick<ScreenProps<typeof supplierTransactionMachine>, 'snapshot'>) {
  const { credit } = snapshot.context;
  const told = transactionTold(snapshot.context);
  if (credit === null || told === null) return null;
  return (
    <Card>
      <Rows>
        <Row label={copy.invoicePage.payment} value={formatMoney(told.amount)} strong />
        <Row label={supplierWords.unnamed} value={nameOf(credit, told.supplierId)} />
        {told.createTime !== null && <Row label={copy.day} value={formatDate(told.createTime)} />}
        <Row label={sharedCopy.lender} value={lenderName(credit.customer.nbfc)} />
      </Rows>
    </Card>
  );
}
