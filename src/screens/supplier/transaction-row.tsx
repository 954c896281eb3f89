import { supplierCopy as copy } from '#messages/supplier';
import { supplierTexts } from '#messages/supplier-texts';
import { formatMoney } from '../../../machines/domain/base/money';
import type { SupplierTransaction } from '../../../machines/domain/trade/supplier';
import { missingParts, type SupplierCredit } from '../../../machines/domain/trade/supplier-credit';
import { formatDate } from '../../copy/dates';
import { Icon, type IconName } from '../../ui/base/icon';
import { IconDot } from '../../ui/base/icon-dot';
import { type Tone, ToneText } from '../../ui/base/tone-text';
import { ListRow } from '../../ui/lists/list-row';
import { supplierNameById } from '../shared/supplier-name';

const styles: Readonly<Record<SupplierTransaction['status'], readonly [tone: Tone, icon: IconName]>> = {
  SUCCESS: ['success', 'tick'],
  PENDING: ['due', 'clock'],
  CREATED: ['muted', 'clock'],
  FAILED: ['late', 'cross'],
};

interface TransactionRowProps {
  readonly credit: SupplierCredit;
  readonly transaction: SupplierTransaction;
  readonly onOpen: () => void;
}

/** One payment: supplier, day, amount, status, and what is still missing for it. */
export function TransactionRow({ credit, transaction, onOpen }: TransactionRowProps) {
  const { status, amount, supplierId, createTime } = transaction;
  const [tone, icon] = styles[status];
  const missingTexts = missingParts(transaction).map((part) => supplierTexts.missing[part]);
  const day = createTime === null ? copy.withoutDate : formatDate(createTime);
  return (
    <ListRow
      icon={
        <IconDot tone={tone}>
          <Icon name={icon} size={16} />
        </IconDot>
      }
      title={supplierNameById(credit, supplierId)}
      detail={[day, ...missingTexts].join(' · ')}
      strong
      trailing={
        <>
          {formatMoney(amount)}
          <ToneText tone={tone}>{supplierTexts.status[status]}</ToneText>
        </>
      }
      onClick={onOpen}
    />
  );
}
