import { formatDate } from '../../../machines/domain/base/dates';
import { formatMoney } from '../../../machines/domain/base/money';
import type { SupplierTransaction } from '../../../machines/domain/trade/supplier';
import { missingOf, type SupplierCredit } from '../../../machines/domain/trade/supplier-credit';
import { supplierCopy as copy } from '../../copy/supplier';
import { supplierWords } from '../../copy/supplier-words';
import { Icon, type IconName } from '../../ui/base/icon';
import { IconDot } from '../../ui/base/icon-dot';
import { type Tone, ToneWord } from '../../ui/base/tone-word';
import { ListRow } from '../../ui/lists/list-row';
import { nameOf } from '../shared/supplier-name';

const looks: Readonly<Record<SupplierTransaction['status'], readonly [tone: Tone, icon: IconName]>> = {
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

/** One payment: to whom, when, how much, where it stands, and what is missing of it. */
export function TransactionRow({ credit, transaction, onOpen }: TransactionRowProps) {
  const { status, amount, supplierId, createTime } = transaction;
  const [tone, icon] = looks[status];
  const missing = missingOf(transaction).map((part) => supplierWords.missing[part]);
  const day = createTime === null ? copy.withoutDate : formatDate(createTime);
  return (
    <ListRow
      icon={
        <IconDot tone={tone}>
          <Icon name={icon} size={16} />
        </IconDot>
      }
      title={nameOf(credit, supplierId)}
      detail={[day, ...missing].join(' · ')}
      strong
      trailing={
        <>
          {formatMoney(amount)}
          <ToneWord tone={tone}>{supplierWords.status[status]}</ToneWord>
        </>
      }
      onClick={onOpen}
    />
  );
}
