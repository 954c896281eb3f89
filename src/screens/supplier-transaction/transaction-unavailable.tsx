import { failure } from '../../../machines/domain/base/failure';
import type { supplierTransactionMachine } from '../../../machines/supplier-transaction/machine';
import { whyItFailed } from '../../copy/shared';
import { supplierTransactionCopy } from '../../copy/supplier-transaction';
import { supplierWords } from '../../copy/supplier-words';
import type { ScreenProps } from '../../journey/screen';
import { Notice } from '../shared/pages/notice';

/** The payment could not be read. */
export function TransactionUnavailableScreen({
  snapshot,
  send,
  back,
}: ScreenProps<typeof supplierTransactionMachine>) {
  return (
    <Notice
      title={supplierTransactionCopy.title}
      heading={supplierWords.unavailable}
      lead={whyItFailed(snapshot.context.failure ?? failure('malformed'))}
      onAction={() => send({ type: 'retry' })}
      onBack={back}
    />
  );
}
