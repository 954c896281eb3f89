import { sharedCopy } from '#messages/shared';
import { supplierTexts } from '#messages/supplier-texts';
import { supplierTransactionCopy as copy } from '#messages/supplier-transaction';
import { formatMoney } from '../../../machines/domain/base/money';
import type { supplierTransactionMachine } from '../../../machines/supplier-transaction/machine';
import { currentTransaction } from '../../../machines/supplier-transaction/selectors';
import { formatDate } from '../../copy/dates';
import { lenderName } from '../../copy/lender';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { supplierNameById } from '../shared/supplier-name';

/** The payment that the page is about: amount, supplier, day, and the lender of the credit. */
export function PaymentRows({ snapshot }: Pick<ScreenProps<typeof supplierTransactionMachine>, 'snapshot'>) {
  const { credit } = snapshot.context;
  const transaction = currentTransaction(snapshot.context);
  if (credit === null || transaction === null) return null;
  return (
    <Card>
      <Rows>
        <Row label={copy.invoicePage.payment} value={formatMoney(transaction.amount)} strong />
        <Row label={supplierTexts.unnamed} value={supplierNameById(credit, transaction.supplierId)} />
        {transaction.createTime !== null && (
          <Row label={copy.day} value={formatDate(transaction.createTime)} />
        )}
        <Row label={sharedCopy.lender} value={lenderName(credit.customer.nbfc)} />
      </Rows>
    </Card>
  );
}
